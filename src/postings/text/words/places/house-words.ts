import type { LanguageWords } from '../pattern-parts.js';

/**
 * Houses, rooms and groups of a company that one works in, and the work itself: `sentence-place.spec.ts` reads
 * sentences of each language.
 */
export const HOUSE_WORDS: readonly LanguageWords[] = [
  [
    'cs',
    'kancelář*|poboč*|provozovn*|provoz|provozu|díln*|pekárn*|prodejn*|obchod|obchodu|obchodě|restaurac*|hotel|hotelu|sklad|skladu|skladě|závod|závodu|závodě|tým|týmu|sídlo|sídle|ateliér*|studi*|salon*|salón*|ordinac*|klini*|škole|školce|pracoviště|pracovišti|centrál*|showroom*|servis|servisu|truhlárn*|lékárn*|výrob*|práce|práci|pracovat|místo výkonu práce|zaměstnání|areál*|muze*|divadl*|knihovn*|nakladatelství|farma|farmě|farmy|statek|statku|tiskárn*|spolek|spolku|firma|kostel|kostela',
  ],
  [
    'sk',
    'kancelári*|poboč*|prevádzk*|dieln*|pekárn*|pekár*|predajn*|obchod|obchode|obchodu|reštauráci*|hotel|hoteli|hotela|sklad|sklade|skladu|závod|závode|závodu|tím|tíme|tímu|sídlo|sídle|ateliér*|štúdi*|salón*|ambulanci*|klini*|škole|škôlke|pracovisk*|centrál*|showroom*|servis|servise|stolárstv*|lekár*|výrob*|práca|práce|práci|pracovať|miesto výkonu práce|zamestnanie|areál*|múze*|divadl*|knižnic*|vydavateľstv*|farma|farme|farmy|tlačiarn*|spolok|spolku|firma|kostol|kostola',
  ],
  [
    'pl',
    'biur*|oddzia*|zakład*|warsztat*|warsztac*|piekarni*|sklep*|restauracj*|hotel|hotelu|magazyn*|fabry*|zesp*|siedzib*|pracowni*|studi*|salon*|gabine*|klini*|przychodni*|szko*|przedszkol*|placów*|lokal*|central*|serwis*|aptek*|stolarni*|prac*|zatrudnienie|filia|filii|punkt|punkcie|hal*|produkcj*|recepcj*|kancelari*|muzeum|teatr*|bibliote*|wydawnictw*|gospodarstw*|drukarni*|fundacj*|stowarzyszeni*|firma|parafi*',
  ],
  [
    'ru',
    'офис*|филиал*|отделени*|мастерск*|пекарн*|магазин*|ресторан*|гостиниц*|отел*|склад*|завод*|фабрик*|цех*|команд*|штаб-квартир*|студи*|салон*|клиник*|школ*|автосервис*|аптек*|производств*|работа|работать|работы|вакансия|вакансии|кафе|представительств*|бюро|кухн*',
  ],
  [
    'uk',
    'офіс*|філі*|відділенн*|майстерн*|пекарн*|магазин*|ресторан*|готел*|склад*|завод*|фабри*|цех*|команд*|студі*|салон*|клінік*|шкіл|школ*|автосервіс*|аптек*|виробництв*|робота|працювати|роботи|вакансія|вакансії|кафе|представництв*|бюро|кухн*|пекарен*',
  ],
  [
    'bg',
    'офис*|клон*|работилниц*|пекарн*|магазин*|ресторант*|хотел*|склад*|завод*|фабрик*|цех*|екип*|студио*|салон*|клиник*|училищ*|сервиз*|аптек*|производств*|работа|позиция|кухн*|обект*|централ*|централата|база|базата',
  ],
  [
    'mk',
    'канцелари*|филијал*|подружниц*|работилниц*|пекарниц*|продавниц*|ресторан*|хотел*|магацин*|фабрика|фабриката|погон*|тим|тимот|седиште*|студио|салон*|ординациј*|клиник*|училиште*|градинка*|сервис*|аптек*|производств*|работа|работно место|објект*',
  ],
  [
    'hr',
    'ured*|poslovnic*|podružnic*|radionic*|pekar*|trgovin*|prodavaonic*|restoran*|hotel*|skladišt*|tvornic*|pogon*|tim|timu|sjedišt*|studi*|salon*|ordinacij*|klini*|škol*|vrtić*|servis*|ljekarn*|proizvodnj*|radno mjesto|rad|radit ćete|posao|lokacij*|kancelarij*|radnj*|prodavnic*|magacin*|fabri*|apotek*|sedišt*|prodajn*|poslu|radnom mestu|objek*',
  ],
  [
    'sr',
    'канцелариј*|пословниц*|филијал*|радионic*|радионици|радионица|радионицу|пекар*|продавниц*|радњ*|ресторан*|хотел*|магацин*|фабри*|погон*|тим|тиму|седишт*|студи*|салон*|ординациј*|клини*|школ*|вртић*|сервис*|апотек*|производњ*|рад|посао|локациј*|објек*',
  ],
  [
    'sl',
    'pisarn*|poslovalnic*|podružnic*|delavnic*|pekarn*|trgovin*|restavracij*|hotel*|skladišč*|tovarn*|obrat*|ekip*|sedež*|studi*|salon*|ambulant*|klini*|šol*|vrt*c*|servis*|lekarn*|proizvodnj*|delo|dela|delali boste|lokacij*',
  ],
  [
    'ro',
    'birou*|sedi*|punct* de lucru|atelier*|brutări*|brutăria|magazin*|restaurant*|hotel*|depozit*|fabric*|uzin*|echip*|filial*|sucursal*|studio*|salon*|cabinet*|clinic*|școal*|grădiniț*|service*|farmaci*|locația|locație|job|post|lucrezi|lucra|showroom*|laborator*|cofetări*|cofetăria|hala|halei',
  ],
  [
    'el',
    'γραφεί*|σταθμός|σταθμό|κατάστημ*|καταστήματ*|υποκατάστημ*|εργαστήρι*|φούρν*|αρτοποι*|εστιατόρι*|ξενοδοχεί*|αποθήκ*|εργοστάσι*|ομάδα|έδρα|στούντιο|κλινικ*|ιατρεί*|σχολεί*|συνεργεί*|φαρμακεί*|εργασία|απασχόληση|θα εργαστείτε|εγκαταστάσεις|μονάδα|συνεργείο',
  ],
  [
    'is',
    'skrifstof*|verslun*|verkstæði*|bakarí*|veitingastað*|hótel*|vöruhús*|verksmiðj*|teymi*|starfsstöð*|útibú*|stúdíó*|stof*|heilsugæslu*|skóla*|leikskóla*|apótek*|starf|starfið|vinna|höfuðstöðv*',
  ],
  [
    'sv',
    'kontor*|kansli|kansliet|butik*|verkstad*|verkstaden|bageri*|restaurang*|hotell*|lager|lagret|fabrik*|team|teamet|huvudkontor*|studio*|salong*|mottagning*|klinik*|skola*|förskola*|anläggning*|lokaler|arbetsplats*|placering*|jobb|tjänsten|café*|sågverk*|museum|museet|teater|bibliotek*|gym|gymmet|förlag*|gård|gården|byggfirma*|firma|firman|kyrka*|byrå|byrån|förening*',
  ],
  [
    'no',
    'kontor*|butikk*|verksted*|bakeri*|restaurant*|hotell*|lager|lageret|fabrikk*|team|teamet|hovedkontor*|studio*|salong*|klinikk*|skole*|barnehage*|anlegg*|lokaler|arbeidssted*|arbeidsplass*|jobb|stillingen|avdeling*|kafé*|museum|museet|teater|bibliotek*|forlag*|gård|gården|firma|firmaet|kirke*|byrå|byrået|forening*',
  ],
  [
    'da',
    'kontor*|butik*|værksted*|bageri*|restaurant*|hotel*|lager|lageret|fabrik*|team|teamet|hovedkontor*|studie*|salon*|klinik*|skole*|børnehave*|anlæg*|lokaler|arbejdssted*|arbejdsplads*|job|stillingen|afdeling*|café*|museum|museet|teater|bibliotek*|forlag*|gård|gården|firma|firmaet|kirke*|bureau|bureauet|forening*',
  ],
  [
    'nl',
    'werkplek|werkplekken|werkruimte|kantoor|kantoren|winkel|bakkerij|werkplaats|restaurant|hotel|magazijn|fabriek|team|hoofdkantoor|studio|salon|praktijk|kliniek|school|garage|vestiging|locatie|showroom|atelier|timmerwerkplaats|productielocatie|filiaal|apotheek|distributiecentrum|baan|functie|keuken|brouwerij|kwekerij|loods|werf|zaak|museum|theater|bibliotheek|sportschool|café|verzorgingshuis|tandartspraktijk|dierenkliniek|boerderij|uitgeverij|drukkerij|kerk|vereniging|stichting|bedrijf|kinderopvang|hoeve|herberg|boekhandel',
  ],
  [
    'de',
    'Büro|Büros|Bäckerei|Konditorei|Werkstatt|Filiale|Laden|Geschäft|Restaurant|Gasthaus|Hotel|Lager|Fabrik|Werk|Team|Zentrale|Studio|Salon|Praxis|Klinik|Schule|Kita|Kindergarten|Betrieb|Standort|Niederlassung|Showroom|Atelier|Schreinerei|Tischlerei|Apotheke|Logistikzentrum|Stelle|Job|Küche|Brauerei|Gärtnerei|Kanzlei|Agentur|Produktion|Autohaus|Labor|Markt|Metzgerei|Backstube|Geschäftsstelle|Hauptsitz|Arbeitsort|Einsatzort|Dienstort|Räume|Räumen|Büroräume|Büroräumen|Ordination|Verkaufsstelle|Mühle|Museum|Theater|Bibliothek|Pflegeheim|Seniorenheim|Bistro|Café|Fitnessstudio|Räumlichkeiten|Geschäftsräume|Geschäftsräumen|Praxisräume|Praxisräumen|Bürogebäude|Firmensitz|Arbeitsplatz|Sitz|Gasthof|Wirtshaus|Hof|Weingut|Verlag|Kirche|Kirchengemeinde|Gemeinde|Verein|Einrichtung|Druckerei|Orchester|Institut|Akademie|Kaufhaus|Krankenhaus|Firma|Unternehmen',
  ],
  [
    'fr',
    'bureau|bureaux|boulangerie|pâtisserie|atelier|magasin|boutique|restaurant|hôtel|entrepôt|usine|équipe|agence|siège|studio|salon|cabinet|clinique|école|crèche|garage|établissement|locaux|site|pharmacie|laboratoire|cuisine|brasserie|showroom|plateforme|chantier|poste|emploi|filiale|étude|ferme|moulin|menuiserie|succursale|magasins|résidence|foyer|musée|théâtre|bibliothèque|café|bistrot|auberge|librairie|imprimerie|fournil|association|église|domaine|compagnie|orchestre|centre|entreprise|maison|château|structure|exploitation',
  ],
  [
    'es',
    'oficina|oficinas|panadería|taller|tienda|restaurante|hotel|almacén|fábrica|planta|equipo|sede|estudio|salón|clínica|consulta|escuela|colegio|guardería|centro|local|farmacia|laboratorio|cocina|nave|instalaciones|puesto|empleo|trabajo|sucursal|obrador|peluquería|concesionario|bodega|museo|teatro|biblioteca|gimnasio|cafetería|hostal|granja|finca|librería|imprenta|asociación|iglesia|residencia|empresa|compañía|editorial|fundación|academia',
  ],
  [
    'pt',
    'escritório|escritórios|padaria|oficina|loja|restaurante|hotel|armazém|fábrica|equipa|equipe|sede|estúdio|salão|clínica|consultório|escola|creche|unidade|filial|farmácia|laboratório|cozinha|instalações|vaga|emprego|trabalho|pastelaria|galpão|matriz|museu|teatro|biblioteca|ginásio|café|quinta|livraria|gráfica|associação|igreja|empresa|editora|fundação|hospital|hostel',
  ],
  [
    'it',
    'ufficio|uffici|panificio|forno|laboratorio|negozio|ristorante|albergo|hotel|magazzino|fabbrica|stabilimento|team|sede|studio|salone|clinica|ambulatorio|scuola|asilo|officina|filiale|farmacia|cucina|punto vendita|lavoro|impiego|sede di lavoro|pasticceria|cantina|cantiere|falegnameria|agenzia|museo|teatro|biblioteca|palestra|bar|libreria|tipografia|agriturismo|associazione|cooperativa|chiesa|azienda|ditta|struttura|casa editrice|fondazione|bottega|locanda',
  ],
  [
    'en',
    'workplace|workspace|office|offices|bakery|workshop|shop|store|restaurant|hotel|warehouse|factory|plant|team|headquarters|head office|studio|salon|practice|clinic|surgery|school|nursery|garage|branch|depot|showroom|premises|laboratory|lab|kitchen|brewery|farm|yard|mill|café|cafe|pharmacy|site|facility|campus|hospital|centre|center|care home|boutique|joinery|foundry|dental practice|unit|museum|gallery|theatre|theater|library|gym|nursing home|dealership|town hall|city hall|infirmary|church|parish|parish church|charity|winery|vineyard|orchestra|festival|bookshop|publisher|printworks|guest house|inn|pub|hostel|cathedral|cinema|zoo',
  ],
  [
    'id',
    'penempatan|ditempatkan|kantor*|cabang|toko|pabrik|gudang|restoran|hotel|bengkel|klinik|sekolah|tim|bekerja|outlet|kerja',
  ],
  ['vi', 'văn phòng|chi nhánh|cửa hàng|nhà máy|xưởng|kho|nhà hàng|khách sạn|trụ sở|làm việc'],
  ['ca', 'oficin*|taller|botiga|forn|fleca|restaurant|hotel|magatzem|fàbrica|equip|seu|estudi|clínica|escola|centre'],
  [
    'lt',
    'biur*|skyri*|dirbtuv*|kepykl*|parduotuv*|restoran*|viešbut*|sandėl*|fabrik*|gamykl*|komand*|būstin*|studij*|salon*|klinik*|mokykl*|darželi*|servis*|vaistin*|darbas|darbo vieta|dirbsi|dirbsite',
  ],
  [
    'lv',
    'biroj*|filiāl*|darbnīc*|ceptuv*|maiznīc*|veikal*|restorān*|viesnīc*|noliktav*|rūpnīc*|komand*|studij*|salon*|klīnik*|skol*|servis*|aptiek*|darbs|darba vieta|ražotn*',
  ],
  [
    'et',
    'kontor*|esindus*|töökoda|töökotta|töökojas|pagar*|kaupluses|kauplus*|pood*|poes|restoran*|hotell*|lao*|ladu|tehas*|tehase*|meeskon*|stuudio*|salong*|kliinik*|kool*|lasteae*|apteek*|töökoht|tootmi*|osakon*',
  ],
  [
    'fi',
    'toimisto*|toimipiste*|toimipaik*|toimitil*|konttori*|verstaa*|leipomo*|myymälä*|kauppa*|ravintola*|hotelli*|varasto*|tehtaa*|tehda*|tiimi*|pääkonttori*|studio*|salon*|klinik*|koulu*|päiväko*|korjaamo*|apteek*|työpaikka|työpiste*|paja*|tuotanto*|yksikkö*|yksikö*',
  ],
  [
    'hu',
    'irod*|telephely*|műhely*|pékség*|üzlet*|bolt*|étter*|szállod*|raktár*|gyár*|csapat*|központ*|stúdió*|szalon*|rendelő*|klinik*|iskol*|óvod*|szerviz*|gyógyszertár*|patiká*|munka*|üzem*|fiók*|áruház*',
  ],
  [
    'tr',
    'ofis*|şube*|atölye*|fırın*|mağaza*|restoran*|otel*|depo*|fabrika*|ekip*|ekib*|merkez*|genel müdürlü*|stüdyo*|salon*|klini*|okul*|servis*|eczane*|iş yeri*|tesis*|üretim*|çalış*|takım*|kafe*|lokasyon*',
  ],
];
