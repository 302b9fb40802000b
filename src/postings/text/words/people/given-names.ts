/**
 * Common given names by language or region, folded or not; | divides them. What follows one is a name, also where it
 * names an occupation ("Anna Müller"). Without those that are names of towns or ordinary words too
 * (`contact-given-names.ts` has them).
 */
export const GIVEN_NAMES: readonly (readonly [language: string, names: string])[] = [
  [
    'en',
    'James|John|Robert|Michael|William|David|Richard|Joseph|Charles|Christopher|Matthew|Anthony|Donald|Steven|Paul|Andrew|Joshua|Kenneth|Kevin|Brian|George|Timothy|Ronald|Edward|Jason|Jeffrey|Ryan|Jacob|Gary|Nicholas|Eric|Jonathan|Stephen|Larry|Justin|Brandon|Benjamin|Samuel|Gregory|Alexander|Patrick|Dennis|Aaron|Henry|Nathan|Peter|Adam|Harry|Oliver|Liam|Ethan|Mary|Patricia|Jennifer|Linda|Elizabeth|Barbara|Susan|Jessica|Sarah|Karen|Lisa|Betty|Sandra|Margaret|Ashley|Kimberly|Emily|Donna|Michelle|Carol|Amanda|Melissa|Deborah|Stephanie|Rebecca|Laura|Helen|Amy|Shirley|Angela|Anna|Brenda|Pamela|Nicole|Ruth|Katherine|Samantha|Christine|Emma|Catherine|Rachel|Carolyn|Janet|Maria|Heather|Diane|Julie|Joyce|Kelly|Christina|Joan|Evelyn|Lauren|Olivia|Megan|Alice|Kate|Sophie|Lucy|Chloe|Fiona|Claire|Tom|Tim|Ben|Sam|Mike|Steve|Chris|Matt|Nick|Jim|Bob',
  ],
  [
    'en',
    'Alan|Allan|Keith|Graham|Ian|Neil|Colin|Philip|Phil|Andy|Dave|Tony|Greg|Stuart|Derek|Roger|Malcolm|Trevor|Gareth|Nigel|Gavin|Jane|Sally|Sue|Gillian|Louise|Wendy|Tracy|Tracey|Sharon|Lesley|Lynn|Katie|Kathy|Liz|Nicola|Gemma|Zoe|Debbie|Jackie|Judy|Judith|Jenny|Abigail|Natalie|Leila',
  ],
  [
    'de',
    'Thomas|Sepp|Toni|Xaver|Korbinian|Vroni|Hannes|Andreas|Stefan|Stephan|Wolfgang|Klaus|Jürgen|Uwe|Bernd|Jörg|Dirk|Ralf|Holger|Matthias|Markus|Martin|Tobias|Sebastian|Florian|Philipp|Lukas|Felix|Jonas|Maximilian|Niklas|Johannes|Simon|Daniel|Dominik|Fabian|Oliver|Torsten|Thorsten|Heiko|Sven|Lars|Marcel|Manuel|Karl|Heinz|Hans|Walter|Helmut|Gerhard|Manfred|Franz|Josef|Otto|Friedrich|Heinrich|Hermann|Sabine|Petra|Monika|Claudia|Birgit|Andrea|Susanne|Martina|Gabriele|Renate|Ursula|Karin|Heike|Anja|Katrin|Kathrin|Silke|Nicole|Stefanie|Tanja|Melanie|Sandra|Julia|Katharina|Lena|Hannah|Johanna|Marie|Sophie|Lea|Laura|Anne|Eva|Christina|Franziska|Jana|Nina|Sarah|Vanessa|Ingrid|Helga|Erika|Elke|Brigitte|Angelika|Barbara|Simone|Daniela|Manuela|Bettina|Annette|Ulrike|Ute',
  ],
  [
    'fr',
    'Jean|Pierre|Michel|Philippe|Alain|Nicolas|Christophe|Laurent|Frédéric|Stéphane|Sébastien|David|Julien|Thierry|Pascal|Olivier|Éric|Bruno|Patrick|Guillaume|Antoine|Maxime|Alexandre|Vincent|François|Thomas|Mathieu|Romain|Clément|Hugo|Lucas|Louis|Benoît|Jérôme|Gilles|Yves|Marie|Nathalie|Isabelle|Sylvie|Catherine|Françoise|Valérie|Christine|Sandrine|Céline|Stéphanie|Sophie|Virginie|Julie|Aurélie|Émilie|Camille|Laura|Léa|Manon|Chloé|Pauline|Élodie|Caroline|Hélène|Anne|Claire|Delphine|Corinne|Brigitte|Martine|Monique|Véronique|Cécile',
  ],
  [
    'es pt',
    'José|Antonio|Manuel|Francisco|Juan|David|Javier|Daniel|Carlos|Jesús|Alejandro|Miguel|Rafael|Pedro|Pablo|Sergio|Fernando|Jorge|Luis|Alberto|Álvaro|Diego|Adrián|Raúl|Iván|Rubén|Enrique|Óscar|Ramón|Vicente|Andrés|Joaquín|Eduardo|Víctor|Roberto|Jaime|Mario|Ignacio|Gonzalo|María|Carmen|Ana|Isabel|Laura|Cristina|Marta|Lucía|Elena|Paula|Raquel|Sara|Patricia|Beatriz|Silvia|Sonia|Mónica|Rocío|Inés|Irene|Nuria|Verónica|Gabriela|Valentina|Sofía|Tomás|João|Luiz|Paulo|Marcos|Gustavo|Rodrigo|Bruno|Thiago|Tiago|Felipe|Leonardo|Mateus|Vinícius|Juliana|Fernanda|Camila|Mariana|Larissa|Letícia|Rafaela|Renata|Vanessa|Luciana|Adriana|Catarina|Joana|Rita|Inês|Susana|Nuno|Rui|Hugo|André',
  ],
  [
    'it',
    'Giuseppe|Giovanni|Antonio|Mario|Luigi|Francesco|Angelo|Vincenzo|Pietro|Salvatore|Carlo|Franco|Domenico|Bruno|Paolo|Michele|Giorgio|Aldo|Sergio|Luciano|Andrea|Marco|Alessandro|Stefano|Roberto|Matteo|Davide|Luca|Simone|Fabio|Massimo|Claudio|Riccardo|Tommaso|Enrico|Anna|Giulia|Chiara|Federica|Sara|Martina|Francesca|Silvia|Elena|Valentina|Alessandra|Laura|Paola|Barbara|Monica|Roberta|Giovanna|Angela|Teresa|Lucia|Elisa|Ilaria|Serena|Beatrice|Camilla',
  ],
  [
    'nl',
    'Piet|Kees|Henk|Willem|Johan|Gerrit|Hendrik|Cornelis|Dirk|Peter|Erik|Rob|Bart|Jeroen|Martijn|Sander|Thijs|Daan|Bram|Ruben|Lars|Niels|Maarten|Wouter|Joost|Pieter|Joris|Koen|Stijn|Anneke|Marieke|Sanne|Lotte|Femke|Esther|Ingrid|Monique|Annemarie|Marjolein|Ilse|Inge|Els|Griet|Anouk|Fleur|Eva|Iris|Maaike|Wilma|Ria',
  ],
  [
    'sv da no fi',
    'Harald|Arne|Terje|Trond|Steinar|Ragnhild|Torbjørn|Øystein|Asbjørn|Sverre|Einar|Oddvar|Turid|Lars|Anders|Johan|Erik|Karl|Nils|Mikael|Fredrik|Magnus|Gustav|Oskar|Henrik|Jens|Søren|Niels|Mads|Rasmus|Kasper|Jesper|Morten|Torben|Ole|Bjørn|Knut|Olav|Geir|Kjell|Svein|Håkon|Sindre|Juha|Timo|Matti|Mikko|Jari|Antti|Pekka|Kari|Ville|Anna|Eva|Maria|Karin|Kristina|Lena|Sara|Malin|Johanna|Linnea|Elsa|Ingrid|Astrid|Mette|Kirsten|Hanne|Birgitte|Camilla|Marianne|Anne|Liv|Solveig|Hilde|Päivi|Tuula|Anneli|Minna|Sari|Hanna|Laura|Tiina',
  ],
  [
    'pl cs sk',
    'Andrzej|Piotr|Krzysztof|Stanisław|Tomasz|Paweł|Józef|Marcin|Marek|Michał|Grzegorz|Jerzy|Tadeusz|Adam|Łukasz|Zbigniew|Ryszard|Dariusz|Mariusz|Wojciech|Robert|Mateusz|Rafał|Jakub|Kamil|Anna|Maria|Katarzyna|Małgorzata|Agnieszka|Krystyna|Barbara|Ewa|Elżbieta|Zofia|Teresa|Magdalena|Joanna|Monika|Danuta|Aleksandra|Karolina|Natalia|Sara|Jiří|Petr|Pavel|Josef|Jaroslav|Martin|Tomáš|Miroslav|František|Zdeněk|Václav|Michal|Karel|Vladimír|Lukáš|David|Ondřej|Marie|Jana|Eva|Hana|Lenka|Kateřina|Věra|Alena|Lucie|Petra|Jaroslava|Martina|Tereza|Veronika|Sára|Zuzana|Ján|Peter|Štefan|Juraj|Katarína',
  ],
  [
    'ro hr sl',
    'Gheorghe|Vasile|Constantin|Alexandru|Mihai|Andrei|Ștefan|Elena|Ioana|Mihaela|Cristina|Ana|Ivan|Marko|Josip|Luka|Tomislav|Ivana|Marija|Petra|Janez|Matej|Mojca|Nataša',
  ],
  [
    'tr',
    'Mehmet|Mustafa|Ahmet|Hüseyin|Hasan|İbrahim|İsmail|Osman|Yusuf|Murat|Ömer|Emre|Burak|Serkan|Gökhan|Hakan|Orhan|Kemal|Fatih|Onur|Cem|Ayşe|Fatma|Emine|Hatice|Zeynep|Elif|Merve|Özlem|Esra|Büşra|Gülşen|Sevgi|Derya|Aylin|Ebru|Selin',
  ],
  [
    'ru uk bg sr',
    'Александр|Сергей|Дмитрий|Андрей|Алексей|Иван|Михаил|Николай|Владимир|Евгений|Павел|Пётр|Олег|Игорь|Юрий|Виктор|Максим|Антон|Илья|Денис|Роман|Константин|Василий|Анна|Мария|Елена|Ольга|Наталья|Татьяна|Ирина|Светлана|Екатерина|Юлия|Анастасия|Дарья|Марина|Людмила|Галина|Олександр|Сергій|Дмитро|Андрій|Олексій|Михайло|Микола|Володимир|Євген|Ігор|Віктор|Ганна|Марія|Олена|Ірина|Світлана|Катерина|Юлія|Наталія|Тетяна|Георги|Димитър|Петър|Никола|Мария|Иванка|Марко|Јован|Милан|Драган|Јелена|Милица',
  ],
  [
    'el',
    'Γιώργος|Γιάννης|Δημήτρης|Νίκος|Κώστας|Παναγιώτης|Βασίλης|Χρήστος|Αθανάσιος|Μιχάλης|Ανδρέας|Μαρία|Ελένη|Κατερίνα|Βασιλική|Σοφία|Αγγελική|Γεωργία|Δήμητρα|Ιωάννα',
  ],
  [
    'lt lv et',
    'Jonas|Tomas|Mindaugas|Darius|Vytautas|Andrius|Rasa|Jurgita|Daiva|Eglė|Jānis|Andris|Juris|Edgars|Kristīne|Inese|Liga|Ilze|Jüri|Toomas|Rein|Priit|Margus|Kristi|Triin|Tiina',
  ],
];

/** The same where the surname comes first, as Hungarian has it: "Kovács Tamás". */
export const GIVEN_NAMES_BEHIND: readonly (readonly [language: string, names: string])[] = [
  [
    'hu',
    'László|István|József|János|Zoltán|Sándor|Ferenc|Gábor|Attila|Tamás|Zsolt|Balázs|Péter|Gergő|Gergely|Bálint|Máté|Dávid|Krisztián|Csaba|Miklós|Imre|Béla|Lajos|Ádám|Áron|Erzsébet|Ilona|Katalin|Zsuzsanna|Judit|Ágnes|Andrea|Mónika|Anna|Éva|Mária|Eszter|Réka|Nóra|Dóra|Szilvia|Krisztina|Ildikó|Edit|Anikó|Gabriella|Zsófia|Sára|Kinga|Orsolya|Boglárka|Tímea|Melinda',
  ],
];

/**
 * Common Japanese surnames: what two or three signs follow is a name. Without those that are words of companies and
 * places too.
 */
export const JAPANESE_SURNAMES =
  '佐藤|鈴木|高橋|田中|伊藤|渡辺|渡邊|山本|中村|小林|加藤|吉田|山田|佐々木|山口|松本|井上|木村|斎藤|斉藤|清水|山崎|阿部|森田|池田|橋本|石川|山下|小川|石井|長谷川|後藤|岡田|近藤|前田|藤田|遠藤|青木|坂本|村上|太田|金子|藤井|福田|西村|三浦|竹内|中川|岡本|松田|原田|中野|小野|田村|藤原|中山|石田|小島|和田|森本|内田|柴田|酒井|工藤|横山|宮崎|宮本|高木|安藤|島田|谷口|大野|高田|丸山|今井|河野|藤本|村田|武田|上野|杉山|増田|平野|大塚|千葉|久保|松井|小山|岩崎|桜井|野口|松尾|野村|木下|菊地|佐野|大西|杉本|新井';
