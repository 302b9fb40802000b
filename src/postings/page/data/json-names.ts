/** Names under which applications keep what they show, in lower case without separators, most telling first. */

function names(words: string): readonly string[] {
  return words.trim().split(/\s+/);
}

export const TITLE = names(`
  jobtitle positiontitle jobopeningname positionname openingname vacancytitle vacancyname jobname roletitle rolename
  jobposition jobrole jobposttitle posttitle openingtitle offertitle offretitre stellenangebotstitel
  stellenbezeichnung stellentitel stelle jobtitel titel bezeichnung titre intitule intituleposte poste titulo puesto
  cargo titolo functie functietitel vacature stanowisko tytul tittel otsikko nazev berufsbezeichnung metier nomedavaga
  vaga nazwa nimi naam nombre nome nom navn namn jobposting opening vacancy profession title position role designation
  headline heading name label text
`);
export const ADDRESS = names(`
  joburl absoluteurl hostedurl canonicalpositionurl postingurl detailurl detailsurl publicurl fullurl websiteurl url
  link href permalink uri path route to pdf pdfurl pdflink pdffile applyurl applicationurl applylink
`);
export const PLACE = names(`
  locationname location locations loc locationdisplay joblocation joblocations worklocation city cities office offices
  place town based basedin workplace site sites campus branch niederlassung filiale agence dienstort einsatzorte standort standorte
  arbeitsort einsatzort ort lieu ville ubicacion ciudad lugar sede citta locatie plaats localizacao cidade local
  lokalizacja miasto plats stad sted sijainti lokalita address region
`);
export const KIND = names(`
  employmenttype employmenttypes contractduration hours workinghours umfang pensum arbeitszeitmodell workload
  employment jobtype typeofemployment worktype workingtime schedule time commitment contracttype contract
  anstellungsart beschaftigungsart arbeitszeit vertragsart typ typecontrat contrat jornada contrato tipo dienstverband
  type kind
`);
export const DEPARTMENT = names(`
  department departments dept hiringdepartment departmentname team teamname function jobfunction division practice
  abteilung bereich fachbereich departement equipe departamento area afdeling category categories categoryname
  jobcategory jobfamily discipline unit businessunit field berufsfeld tatigkeitsfeld sector service group kategorie
`);
export const POSTED = names(`
  dateposted postedat posteddate postedon publishedat publisheddate publishdate publicationdate firstpublicationdate
  firstpublishedat datepublished publishedattimestamp publishtime publishedtime publishedon publishon publicationstart
  pubdate releasedate listedat onlinesince published posted firstpublished createdat created createdon createdtime createtime
  datecreated creationdate insertedat sys.createdat systemcreatedat date datum veroffentlicht veroffentlichtam
`);
export const REMOTE = names(`
  workplacetype remotetype workmode workmodel remotepolicy workarrangement worksetting workstyle worklocationtype
  locationtype workplacemodel workpolicy officepolicy remotestatus remoteness homeoffice teletravail hasremote
  isremote remoteposition remoteok remoteallowed hybrid ishybrid workplace remote arbeitsmodell
`);
export const DESCRIPTION = names(`
  descriptionhtml descriptionplain description jobdescription desc jobdesc fulldescription longdescription content body text
  richtext jobdetails jobcontent overview beschreibungstext texte descriptif html details beschreibung
  stellenbeschreibung abouttherole aboutthisrole aboutthejob roledescription rolesummary positiondescription
  vacancydescription descripcion descrizione omschrijving opis summary shortdescription excerpt intro introduction
  about teaser
`);
/** Until when one may apply. */
export const DEADLINE = names(`
  applicationdeadline deadline closingdate closedate closesat closeson applyby applybefore validthrough validuntil
  lastdate lastdatetoapply expirydate expirationdate expiresat expireson expires expiry bewerbungsfrist
  bewerbungsschluss datelimite fechalimite scadenza sluitingsdatum sistaansokningsdag soknadsfrist ansogningsfrist
`);
/** Who employs. */
export const COMPANY = names(`
  companyname hiringorganization organizationname employer employername company organization unternehmen firma
  arbeitgeber entreprise empresa azienda bedrijf
`);
/** Who answers questions about a posting. */
export const CONTACT = names(`
  contact contactperson contactpersons recruiter hiringmanager ansprechpartner ansprechperson kontakt contacto
  contatto contactpersoon kontaktperson
`);
/** Short labels of every kind, side by side. */
export const LABELS = names(`
  tags labels badges chips meta keywords attributes info infos facts
`);
/** The short name of an entry in addresses. */
export const SLUG = names(`
  slug uid urlslug handle permalink seourl urlkey alias path key id
`);

/** Lists of an advert's parts, each under the heading that readers of texts know. */
export const SECTIONS: readonly (readonly [string, readonly string[]])[] = [
  [
    'Responsibilities',
    names(`
      responsibilities responsibility keyresponsibilities tasks duties whatyoulldo whatyouwilldo whatyoudo aufgaben
      aufgabenbereich mission missions responsabilidades funciones mansioni taken obowiazki
    `),
  ],
  [
    'Requirements',
    names(`
      requirements requirement qualifications qualification requiredqualifications requiredskills minimumqualifications musthave
      musthaves whatyoubring whatyoullbring whatyouneed whatweexpect whoyouare aboutyou anforderungen profil profile
      candidateprofile qualifikationen qualifikation voraussetzungen requisitos requisiti prerequis competences eisen
      wymagania skills experience
    `),
  ],
  [
    'Nice to have',
    names(`
      nicetohave nicetohaves preferredqualifications preferredskills preferred pluses bonus bonuspoints wunschenswert
      desirable deseable diferenciais
    `),
  ],
  [
    'Benefits',
    names(`
      benefits perks perksandbenefits whatweoffer offer weoffer wirbieten waswirbieten angebot avantages beneficios
      ofrecemos vantaggi oferujemy vorteile
    `),
  ],
];
