import type { CareerWords } from './career-words.ts';

export const FRENCH: CareerWords = {
  language: 'fr',
  careers: 'Recrutement',
  openings: ['Nos offres d’emploi', 'Postes à pourvoir', 'Rejoignez-nous', 'Nous recrutons', 'Offres en cours'],
  titles: [
    'Plombier chauffagiste H/F',
    'Serveur / Serveuse',
    'Développeur web',
    'Assistant(e) administratif(ve)',
    'Apprenti boulanger',
    'Infirmier de nuit',
    'Chauffeur poids lourd',
    'Chargé de clientèle',
    'Comptable',
    'Stage communication',
    'Conducteur de travaux',
    'Menuisier poseur',
    'Aide à domicile',
    'Ingénieur études électriques',
    'Commercial terrain',
    'Vendeuse en boulangerie',
    'Chef de rang',
    'Technicien de maintenance',
    'Juriste droit social',
    'Éducateur spécialisé',
    'Alternance marketing digital',
    'Cuisinier',
    'Mécanicien agricole',
    'Agent d’entretien',
    'Responsable de magasin',
  ],
  places: ['Lyon', 'Nantes (44)', 'Paris', 'Toulouse', 'Lille'],
  kinds: ['CDI', 'CDD', 'Temps partiel', 'Stage'],
  texts: [
    'Vous travaillez dans une petite équipe soudée qui aime ce qu’elle fait.',
    'Vous aimez le contact et le travail bien fait.',
    'À ce poste vous suivez nos clients du premier appel à la dernière facture.',
  ],
  duties: {
    heading: 'Vos missions',
    items: ['Entretien des installations', 'Accueil des clients', 'Suivi des dossiers'],
  },
  requirements: {
    heading: 'Profil recherché',
    items: ['Deux ans d’expérience', 'Permis B', 'Bon relationnel'],
  },
  offers: {
    heading: 'Nous offrons',
    items: ['Mutuelle', 'Tickets restaurant', 'Formation'],
  },
  actions: ['Postuler', 'Candidater', 'En savoir plus', 'Voir l’offre'],
  labels: {
    place: 'Lieu',
    kind: 'Contrat',
    pay: 'Salaire',
  },
  pay: ['28 000 à 32 000 € brut par an', '12,50 € de l’heure', 'selon profil'],
  about: {
    heading: 'Construisez votre avenir avec nous',
    text: 'Nous sommes une entreprise familiale de quarante personnes dans trois villes depuis 1987.',
  },
  benefits: {
    heading: 'Pourquoi nous rejoindre',
    entries: [
      ['Horaires souples', 'Venez quand cela convient à l’équipe.'],
      ['Formation', 'Nous payons les cours et les examens.'],
      ['Mutuelle', 'Dès le premier jour.'],
      ['Bon café', 'Torréfié au coin de la rue.'],
    ],
  },
  steps: {
    heading: 'Notre processus de recrutement',
    entries: [
      ['Envoi de la candidature', 'Quelques lignes suffisent.'],
      ['Premier entretien', 'Une demi-heure au téléphone.'],
      ['Journée d’essai', 'Vous rencontrez l’équipe.'],
      ['Réponse', 'Sous une semaine.'],
    ],
  },
  people: {
    heading: 'Notre équipe',
    entries: [
      ['Anne Berger', 'Responsable production'],
      ['Thomas Colin', 'Directeur commercial'],
      ['Sarah Kahn', 'Cheffe de projet'],
    ],
  },
  voices: {
    heading: 'Ils parlent de nous',
    text: 'Je suis venue pour un job d’été et je suis restée, car ici personne n’est un numéro.',
  },
  questions: {
    heading: 'Questions fréquentes',
    entries: [
      ['Puis-je postuler sans diplôme ?', 'Oui, ce qui compte c’est ce que vous savez faire.'],
      ['Combien de temps cela prend-il ?', 'Environ deux semaines.'],
    ],
  },
  nothing: {
    heading: 'Aucune offre ne vous correspond ?',
    text: 'Envoyez-nous une candidature spontanée.',
  },
  news: {
    heading: 'Actualités',
    titles: ['Nouvel atelier à Lyon', 'Nos apprentis gagnent un prix', 'Fête de l’été 2026'],
  },
  services: {
    heading: 'Nos prestations',
    names: ['Pose de cuisines', 'Électricité générale', 'Création de jardins'],
  },
  menu: ['Accueil', 'À propos', 'Services', 'Recrutement', 'Contact'],
  teams: ['Technique', 'Administration', 'Commerce'],
  contact: 'Contact',
};
