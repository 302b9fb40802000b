import type { CareerWords } from './career-words.ts';

export const PORTUGUESE: CareerWords = {
  language: 'pt',
  careers: 'Trabalhe conosco',
  openings: ['Vagas abertas', 'Oportunidades', 'Estamos contratando', 'Junte-se a nós', 'Vagas'],
  titles: [
    'Eletricista',
    'Garçom / Garçonete',
    'Desenvolvedor web',
    'Auxiliar administrativo',
    'Ajudante de cozinha',
    'Enfermeira noturna',
    'Motorista carreteiro',
    'Atendente',
    'Contador',
    'Estágio em comunicação',
    'Mestre de obras',
    'Encanador',
    'Cuidador de idosos',
    'Engenheiro de projetos',
    'Vendedor externo',
    'Cozinheiro',
    'Técnico de manutenção',
    'Jardineiro',
    'Professora de educação infantil',
    'Auxiliar de estoque',
    'Auxiliar de limpeza',
    'Recepcionista',
    'Cabeleireiro',
    'Soldador',
    'Mecânico',
  ],
  places: ['Curitiba', 'Recife', 'Lisboa', 'Porto Alegre'],
  kinds: ['Tempo integral', 'Meio período', 'Estágio', 'Temporário'],
  texts: [
    'Você vai trabalhar em uma equipe pequena que está junta há anos e gosta do que faz.',
    'Você gosta de gente e não tem medo de acordar cedo.',
    'Nesta função você cuida dos clientes da primeira ligação à última fatura.',
  ],
  duties: {
    heading: 'Atividades',
    items: ['Manter as instalações', 'Receber os clientes', 'Cuidar dos pedidos'],
  },
  requirements: {
    heading: 'Requisitos',
    items: ['Dois anos de experiência', 'CNH categoria B', 'Boa comunicação'],
  },
  offers: {
    heading: 'Oferecemos',
    items: ['Plano de saúde', 'Vale-refeição', 'Treinamento'],
  },
  actions: ['Candidate-se', 'Saiba mais', 'Ver vaga', 'Inscreva-se'],
  labels: {
    place: 'Local',
    kind: 'Jornada',
    pay: 'Salário',
  },
  pay: ['R$ 2.500 a R$ 3.200 por mês', 'R$ 18 por hora', 'a combinar'],
  about: {
    heading: 'Construa o futuro com a gente',
    text: 'Somos uma empresa familiar com quarenta pessoas em três cidades desde 1987.',
  },
  benefits: {
    heading: 'Por que trabalhar conosco',
    entries: [
      ['Horário flexível', 'Venha quando for bom para você e para a equipe.'],
      ['Treinamento', 'Pagamos cursos e provas.'],
      ['Plano de saúde', 'Desde o primeiro dia.'],
      ['Bom café', 'Torrado na esquina.'],
    ],
  },
  steps: {
    heading: 'Processo seletivo',
    entries: [
      ['Envie seu currículo', 'Poucas linhas bastam.'],
      ['Primeira conversa', 'Meia hora por telefone.'],
      ['Dia de teste', 'Você conhece a equipe.'],
      ['Resposta', 'Em uma semana.'],
    ],
  },
  people: {
    heading: 'Nossa equipe',
    entries: [
      ['Ana Braga', 'Gerente de produção'],
      ['Tomás Gil', 'Diretor comercial'],
      ['Sara Lopes', 'Coordenadora de qualidade'],
    ],
  },
  voices: {
    heading: 'Depoimentos',
    text: 'Vim para um trabalho de verão e fiquei, porque aqui ninguém é um número.',
  },
  questions: {
    heading: 'Perguntas frequentes',
    entries: [
      ['Posso me candidatar sem diploma?', 'Sim, conta o que você sabe fazer.'],
      ['Quanto tempo leva?', 'Cerca de duas semanas.'],
    ],
  },
  nothing: {
    heading: 'Não encontrou sua vaga?',
    text: 'Envie uma candidatura espontânea.',
  },
  news: {
    heading: 'Notícias',
    titles: ['Nova oficina em Curitiba', 'Nossos aprendizes ganham prêmio', 'Festa de verão 2026'],
  },
  services: {
    heading: 'Serviços',
    names: ['Montagem de cozinhas', 'Instalações elétricas', 'Projeto de jardins'],
  },
  menu: ['Início', 'Sobre', 'Serviços', 'Trabalhe conosco', 'Contato'],
  teams: ['Técnica', 'Administração', 'Vendas'],
  contact: 'Contato',
};
