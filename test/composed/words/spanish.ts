import type { CareerWords } from './career-words.ts';

export const SPANISH: CareerWords = {
  language: 'es',
  careers: 'Trabaja con nosotros',
  openings: ['Ofertas de empleo', 'Vacantes', 'Empleos disponibles', 'Únete al equipo', 'Puestos vacantes'],
  titles: [
    'Electricista',
    'Camarero/a',
    'Desarrollador web',
    'Auxiliar administrativo',
    'Ayudante de cocina',
    'Enfermera de noche',
    'Conductor de camión',
    'Atención al cliente',
    'Contable',
    'Prácticas de comunicación',
    'Jefe de obra',
    'Carpintero',
    'Auxiliar de ayuda a domicilio',
    'Ingeniero de proyectos',
    'Comercial',
    'Dependiente',
    'Encargada de tienda',
    'Técnico de mantenimiento',
    'Abogado laboralista',
    'Monitor de tiempo libre',
    'Mozo de almacén',
    'Cocinero',
    'Mecánico',
    'Personal de limpieza',
    'Recepcionista',
  ],
  places: ['Sevilla', 'Madrid', 'Bilbao', 'Valencia', 'Ciudad de México'],
  kinds: ['Jornada completa', 'Media jornada', 'Prácticas', 'Temporal'],
  texts: [
    'Trabajarás en un equipo pequeño que lleva años junto y al que le gusta lo que hace.',
    'Te gusta la gente y no te importa madrugar.',
    'En este puesto atiendes a nuestros clientes de la primera llamada a la última factura.',
  ],
  duties: {
    heading: 'Funciones',
    items: ['Mantener las instalaciones', 'Atender a los clientes', 'Llevar los pedidos'],
  },
  requirements: {
    heading: 'Requisitos',
    items: ['Dos años de experiencia', 'Carnet de conducir', 'Buen trato'],
  },
  offers: {
    heading: 'Ofrecemos',
    items: ['Seguro médico', 'Formación', 'Buen ambiente'],
  },
  actions: ['Inscríbete', 'Aplicar', 'Ver más', 'Ver oferta', 'Postúlate'],
  labels: {
    place: 'Ubicación',
    kind: 'Jornada',
    pay: 'Salario',
  },
  pay: ['1.800 € brutos al mes', '12 € la hora', 'según convenio'],
  about: {
    heading: 'Construye tu futuro',
    text: 'Somos una empresa familiar con cuarenta personas en tres ciudades desde 1987.',
  },
  benefits: {
    heading: 'Por qué trabajar con nosotros',
    entries: [
      ['Horario flexible', 'Ven cuando os convenga a ti y al equipo.'],
      ['Formación', 'Pagamos cursos y exámenes.'],
      ['Seguro médico', 'Desde el primer día.'],
      ['Buen café', 'Tostado a la vuelta de la esquina.'],
    ],
  },
  steps: {
    heading: 'Proceso de selección',
    entries: [
      ['Envía tu solicitud', 'Bastan unas líneas.'],
      ['Primera entrevista', 'Media hora por teléfono.'],
      ['Día de prueba', 'Conoces al equipo.'],
      ['Respuesta', 'En una semana.'],
    ],
  },
  people: {
    heading: 'Nuestro equipo',
    entries: [
      ['Ana Bravo', 'Jefa de producción'],
      ['Tomás Gil', 'Director comercial'],
      ['Sara Luna', 'Responsable de calidad'],
    ],
  },
  voices: {
    heading: 'Lo que dicen de nosotros',
    text: 'Vine para un trabajo de verano y me quedé, porque aquí nadie es un número.',
  },
  questions: {
    heading: 'Preguntas frecuentes',
    entries: [
      ['¿Puedo presentarme sin título?', 'Sí, cuenta lo que sabes hacer.'],
      ['¿Cuánto tarda?', 'Unas dos semanas.'],
    ],
  },
  nothing: {
    heading: '¿No encuentras tu puesto?',
    text: 'Envíanos una candidatura espontánea.',
  },
  news: {
    heading: 'Noticias',
    titles: ['Nuevo taller en Sevilla', 'Nuestros aprendices ganan un premio', 'Fiesta de verano 2026'],
  },
  services: {
    heading: 'Servicios',
    names: ['Montaje de cocinas', 'Instalaciones eléctricas', 'Diseño de jardines'],
  },
  menu: ['Inicio', 'Nosotros', 'Servicios', 'Trabaja con nosotros', 'Contacto'],
  teams: ['Técnica', 'Administración', 'Ventas'],
  contact: 'Contacto',
};
