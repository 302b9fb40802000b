import type { LanguageWords } from './pattern-parts.js';

/**
 * More given names, those among them that are ordinary words or towns, too: a line that asks to write or to call makes
 * them names, a capital letter and a surname behind them given. `person-words.spec.ts` reads each.
 */
export const MORE_GIVEN_NAMES: readonly LanguageWords[] = [
  [
    'en',
    'Jane|Mark|Peter|Thomas|Daniel|Adam|Alan|Alex|Alice|Amanda|Amy|Angela|Ann|Anna|Anne|Ashley|Barry|Becky|Ben|Beth|Bill|Bob|Carol|Caroline|Catherine|Charlie|Charlotte|Chloe|Chris|Claire|Colin|Craig|Dan|Dave|Dawn|Deborah|Diane|Donna|Dylan|Ella|Ellen|Emily|Emma|Fiona|Frank|Fred|Gareth|Gemma|Georgia|Gill|Grace|Graham|Greg|Hannah|Harry|Harriet|Hayley|Heather|Helen|Henry|Holly|Ian|Isla|Jack|Jackie|Jake|James|Jamie|Jenny|Jess|Jessica|Jim|Jo|Joan|Joanna|Joanne|Joe|Jordan|Judy|Julia|Julie|Kate|Katherine|Kathryn|Katie|Kelly|Ken|Kerry|Kim|Laura|Lauren|Leah|Lee|Lewis|Liam|Linda|Lisa|Liz|Louise|Lucy|Luke|Mary|Matt|Max|Megan|Melissa|Mia|Michelle|Mike|Molly|Naomi|Natalie|Neil|Nicola|Nigel|Noah|Oliver|Olivia|Owen|Pam|Patricia|Paula|Phil|Philip|Rachel|Rebecca|Rob|Roger|Rory|Rose|Ruth|Sally|Sam|Samantha|Sandra|Sarah|Scott|Sean|Seán|Shannon|Sharon|Simon|Sophie|Stella|Steve|Stuart|Sue|Susan|Tara|Terry|Tim|Tina|Toby|Tom|Tony|Tracy|Vanessa|Victoria|Wendy|Will|Zoe|Aoife|Ciara|Niamh|Siobhán|Priya|Rahul|Amit|Neha|Pooja|Sunil|Ravi|Anjali|Deepa|Suresh|Kavita|Arjun|Fatima|Mohammed|Muhammad|Ahmed|Omar|Aisha|Yusuf|Chidi|Ngozi|Kwame|Thabo',
  ],
  [
    'de',
    'Max|Lea|Jan|Tim|Tom|Ben|Anja|Anke|Annette|Antje|Astrid|Axel|Bärbel|Beate|Bernhard|Bettina|Birgit|Björn|Britta|Carina|Carola|Carolin|Christa|Christian|Christina|Christine|Christoph|Claudia|Cornelia|Corinna|Daniela|Detlef|Diana|Doris|Elke|Erich|Erika|Ernst|Erwin|Eva|Evelyn|Finn|Franz|Franziska|Frank|Frieda|Friedrich|Gabi|Gabriele|Georg|Gerald|Gerd|Gerhard|Gisela|Gudrun|Günter|Günther|Hannah|Hannes|Heidi|Heike|Helga|Helmut|Herbert|Hermann|Hubert|Ines|Ingo|Ingrid|Irene|Iris|Ivonne|Jana|Janina|Jasmin|Jennifer|Jens|Joachim|Jochen|Johanna|Josef|Judith|Julia|Juliane|Jutta|Kai|Karin|Karsten|Katharina|Kathrin|Katja|Katrin|Kerstin|Klara|Konrad|Kristin|Kurt|Lara|Laura|Lena|Leon|Leonie|Lina|Lisa|Ludwig|Luisa|Lukas|Lutz|Magdalena|Maike|Maja|Manfred|Manuela|Margit|Maria|Marie|Marina|Mario|Marion|Marlene|Martina|Matthias|Maren|Meike|Melanie|Mia|Michael|Michaela|Miriam|Monika|Nadine|Nadja|Natalie|Nicole|Nico|Nils|Nina|Norbert|Olaf|Otto|Patrick|Paul|Petra|Peter|Pia|Rainer|Ralph|Regina|Reinhard|Renate|Robert|Roland|Rolf|Rosa|Rudolf|Ruth|Sabine|Sabrina|Sandra|Sarah|Saskia|Selina|Silke|Silvia|Simone|Sina|Sonja|Sophia|Sophie|Stefanie|Steffen|Steffi|Susanne|Svenja|Sybille|Sylvia|Tamara|Tanja|Theresa|Theo|Till|Ulrich|Ulrike|Urs|Ursula|Uta|Ute|Vanessa|Vera|Verena|Veronika|Volker|Werner|Wilhelm|Xaver|Yvonne',
  ],
  [
    'fr',
    'Luc|Marc|Rémi|Rémy|Adrien|Agnès|Alice|Amandine|Amélie|Anaïs|André|Anne|Arnaud|Audrey|Aurélie|Aurélien|Baptiste|Béatrice|Bernard|Bertrand|Camille|Carole|Caroline|Catherine|Cécile|Céline|Chantal|Charlotte|Chloé|Christelle|Christine|Claire|Claude|Claudine|Corinne|Cyril|Damien|Danielle|Delphine|Denis|Didier|Dominique|Élise|Élodie|Emilie|Émilie|Emma|Emmanuel|Emmanuelle|Estelle|Eva|Fabien|Fabrice|Fanny|Florence|Franck|Françoise|Gaëlle|Geneviève|Gérard|Grégory|Hélène|Henri|Hervé|Isabelle|Jacqueline|Jacques|Jean-Pierre|Jeanne|Joël|Jordan|Joseph|Julie|Juliette|Karine|Laetitia|Laura|Laure|Laurence|Léa|Loïc|Louise|Lucie|Ludovic|Magali|Manon|Margaux|Marine|Marion|Martine|Mathilde|Mélanie|Michèle|Monique|Morgane|Muriel|Myriam|Nadia|Nadine|Nathan|Noémie|Odile|Pauline|Quentin|Raphaël|Régis|Robert|Sabrina|Sandrine|Sarah|Serge|Séverine|Simon|Solène|Sonia|Sophie|Sylvain|Sylvie|Tristan|Valérie|Valentin|Véronique|Virginie|Xavier|Yann|Yannick|Yvonne|Zoé',
  ],
  [
    'es pt ca',
    'Neus|Mireia|Meritxell|Montse|Eulàlia|Antoni|Margalida|Marta|Ana|Laura|Sara|Lucía|Paula|Elena|Cristina|Raquel|Pilar|Rosa|Rocío|Mercedes|Montserrat|Nuria|Núria|Beatriz|Silvia|Sonia|Sandra|Patricia|Verónica|Natalia|Noelia|Irene|Inés|Alicia|Alba|Ainhoa|Amaia|Andrea|Ángel|Ángela|Belén|Blanca|Clara|Dolores|Esther|Eva|Gloria|Gema|Isabel|Julia|Lorena|Lourdes|Luisa|Manuela|Mar|Margarita|Marina|Mónica|Olga|Sofía|Susana|Teresa|Valentina|Victoria|Yolanda|Agustín|Alfonso|Alonso|Arturo|César|Cristian|Domingo|Emilio|Ernesto|Esteban|Eugenio|Felipe|Félix|Gabriel|Germán|Guillermo|Gustavo|Héctor|Hugo|Iker|Jordi|Josep|Joan|Julián|Julio|Lorenzo|Lucas|Marc|Marcos|Martín|Mateo|Mauricio|Nicolás|Oriol|Pau|Ricardo|Rodrigo|Salvador|Samuel|Santiago|Sebastián|Tomás|Xavier|João|Joana|Inês|Mafalda|Catarina|Rita|Sofia|Mariana|Leonor|Matilde|Madalena|Filipa|Vera|Sílvia|Lúcia|Márcia|Luísa|Juliana|Fernanda|Aline|Bruna|Camila|Larissa|Letícia|Priscila|Renata|Tatiana|Vanessa|Tiago|Nuno|Rui|Gonçalo|Luís|Sérgio|Paulo|Mário|Márcio|Vítor|Filipe|Duarte|Diogo|Henrique|Leonardo|Thiago|Marcelo|Fábio|Rogério|Wagner|Leandro|Flávio|Renato|Caio|Gilberto',
  ],
  [
    'it',
    'Giulia|Marta|Laura|Elena|Elisa|Silvia|Valentina|Martina|Alessia|Alice|Ambra|Angela|Antonella|Arianna|Barbara|Beatrice|Benedetta|Bianca|Camilla|Carla|Caterina|Cinzia|Claudia|Cristina|Daniela|Debora|Elisabetta|Emanuela|Erica|Erika|Eva|Federico|Filippo|Flavia|Francesca|Gaia|Gabriella|Giada|Gianluca|Gianni|Giorgia|Giovanna|Giuliana|Gloria|Greta|Ilaria|Irene|Jessica|Lara|Lidia|Linda|Lisa|Loredana|Lorenzo|Lucia|Manuela|Mara|Margherita|Maria|Marina|Michela|Mirko|Monica|Nicola|Nicoletta|Nicolò|Noemi|Paola|Patrizia|Raffaele|Raffaella|Rita|Roberta|Rosa|Sabrina|Samuele|Serena|Sofia|Sonia|Stefania|Susanna|Teresa|Valeria|Vanessa|Veronica|Viola|Alberto|Alessio|Christian|Cristian|Daniele|Diego|Edoardo|Emanuele|Enzo|Fabrizio|Gabriele|Giacomo|Gianfranco|Ivan|Jacopo|Leonardo|Manuel|Maurizio|Mattia|Mauro|Nino|Renato|Rocco|Silvio|Valerio|Vittorio',
  ],
  [
    'nl',
    'Anja|Jan|Tom|Tim|Mark|Marc|Anna|Anne|Annelies|Annemiek|Arjan|Astrid|Bas|Bert|Bianca|Caroline|Carla|Chantal|Claudia|Corine|Daniëlle|David|Debbie|Dennis|Diana|Edwin|Eline|Ellen|Elise|Emma|Eric|Evelien|Evert|Frank|Frans|Freek|Gerard|Gert|Gijs|Hanneke|Hans|Harry|Helma|Henriëtte|Ineke|Irene|Jaap|Jacqueline|Janneke|Jasper|Jelle|Jessica|Jolanda|Jos|José|Judith|Karel|Karin|Kim|Laura|Leo|Lieke|Linda|Lisa|Lisanne|Liesbeth|Luc|Luuk|Manon|Margriet|Maria|Mariëlle|Marina|Marja|Marloes|Marleen|Martin|Melanie|Merel|Mieke|Miranda|Mirjam|Nathalie|Nicole|Nienke|Nina|Olga|Patricia|Paul|Petra|Rene|René|Renate|Richard|Rick|Robin|Roel|Ronald|Roos|Sabine|Sandra|Sara|Saskia|Simone|Sofie|Sophie|Stefan|Susanne|Suzanne|Sylvia|Tamara|Tess|Theo|Thomas|Tineke|Ton|Vera|Wendy|Wilma|Yvonne|Wim|Dries|Katrien|Lien|Veerle',
  ],
  [
    'sv da no is fi',
    'Grethe|Åshild|Torunn|Ingeborg|Borghild|Gunnhild|Arvid|Trygve|Agneta|Alexander|Andreas|Ann|Annika|Anton|Åsa|Bengt|Birgitta|Björn|Bo|Caroline|Cecilia|Charlotte|Christian|Christina|Daniel|David|Ebba|Elin|Elisabeth|Ellen|Emelie|Emil|Emma|Eva|Filip|Frida|Gunilla|Gun|Göran|Hanna|Hans|Helena|Håkan|Ida|Ingrid|Jan|Jenny|Jessica|Joakim|Jonas|Josefin|Julia|Katarina|Kent|Kerstin|Kjell|Kristian|Kristoffer|Lars-Erik|Leif|Linda|Lisa|Lotta|Louise|Lovisa|Magdalena|Marcus|Marie|Mats|Mattias|Mia|Monica|Nina|Ola|Olof|Patrik|Per|Pernilla|Peter|Petra|Pia|Robert|Roger|Sandra|Simon|Sofia|Sofie|Stefan|Stina|Susanne|Sven|Therese|Thomas|Tobias|Tomas|Tommy|Torbjörn|Ulf|Ulla|Ulrika|Viktor|Viktoria|Ylva|Anne|Anja|Anette|Annette|Astrid|Bente|Bjarne|Birgit|Britt|Camilla|Carsten|Christoffer|Claus|Dorte|Dorthe|Else|Flemming|Frank|Gitte|Hanne|Heidi|Helle|Henriette|Ib|Inge|Jakob|Jane|Jette|Jesper|Jørgen|Jørn|Karen|Karsten|Kirsten|Kim|Klaus|Kristine|Lene|Line|Lis|Lise|Lone|Maja|Maiken|Maria|Marianne|Mette|Merete|Michael|Mikkel|Nanna|Nikolaj|Pernille|Peder|Poul|Rikke|Signe|Sanne|Stine|Tina|Tine|Trine|Vibeke|Winnie|Arne|Astri|Berit|Cathrine|Eirik|Espen|Frode|Gro|Grete|Gunn|Hege|Hilde|Inger|Ingvild|Ivar|Janne|Jon|Kjersti|Kristin|Laila|Lars|Liv|Marit|Marte|Mona|Odd|Petter|Pål|Ragnhild|Randi|Roar|Rune|Sigrid|Silje|Siri|Siv|Solveig|Stian|Stig|Ståle|Svein|Terje|Tom|Tone|Tor|Tore|Torill|Tove|Trond|Turid|Unni|Vidar|Wenche|Øystein|Øyvind|Åse|Guðrún|Sigríður|Anna|Jón|Þór|Ólafur|Gunnar|Kristín|Helga|Páll|Einar|Katrín|Margrét|Sigurður|Árni|Hildur|Sunna|Päivi|Matti|Aino|Aki|Aleksi|Anni|Anu|Anneli|Arja|Eero|Eeva|Eija|Erkki|Hannu|Harri|Heikki|Heli|Ilkka|Iida|Jaana|Jaakko|Jari|Jenni|Joni|Jouni|Juho|Jukka|Jussi|Kaisa|Katja|Katri|Kati|Kimmo|Kirsi|Kristiina|Laura|Leena|Liisa|Maarit|Maija|Mari|Marika|Marjo|Markku|Marko|Markus|Mika|Minna|Mirja|Niina|Olli|Outi|Paula|Pasi|Pauli|Petri|Pirjo|Raija|Reijo|Riikka|Riitta|Risto|Ritva|Saara|Sami|Sanna|Sari|Satu|Seppo|Sini|Sirpa|Suvi|Taina|Tapio|Tarja|Teemu|Tero|Terhi|Tiina|Tommi|Tuija|Tuomas|Tuula|Veera|Vesa|Virpi',
  ],
  [
    'pl',
    'Jan|Anna|Aleksandra|Alicja|Aneta|Beata|Bożena|Danuta|Dominika|Dorota|Edyta|Emilia|Ewelina|Grażyna|Halina|Hanna|Irena|Iwona|Izabela|Jadwiga|Jolanta|Julia|Justyna|Kamila|Karolina|Kinga|Klaudia|Lidia|Łucja|Maja|Małgorzata|Marta|Marzena|Milena|Monika|Natalia|Oliwia|Patrycja|Paulina|Renata|Sylwia|Urszula|Wanda|Weronika|Wiesława|Zuzanna|Żaneta|Aleksander|Adrian|Artur|Bartosz|Bartłomiej|Bogdan|Damian|Daniel|Dawid|Dominik|Filip|Henryk|Igor|Jacek|Janusz|Jarosław|Karol|Konrad|Krystian|Leszek|Maciej|Maksymilian|Mirosław|Norbert|Patryk|Przemysław|Radosław|Roman|Sebastian|Sławomir|Stefan|Szymon|Wiesław|Witold|Zdzisław',
  ],
  [
    'cs sk',
    'Jan|Jana|Petr|Pavel|Jiří|Josef|Tomáš|Martin|Jaroslav|Miroslav|Zdeněk|Václav|Michal|František|Jakub|Milan|Karel|Lukáš|David|Vladimír|Ladislav|Ondřej|Roman|Stanislav|Radek|Vojtěch|Daniel|Filip|Aleš|Vít|Libor|Jaromír|Lubomír|Luboš|Rudolf|Dalibor|Ivo|Hana|Eva|Anna|Věra|Lenka|Kateřina|Alena|Lucie|Petra|Jaroslava|Ludmila|Helena|Martina|Zuzana|Michaela|Jitka|Veronika|Jarmila|Ivana|Monika|Tereza|Šárka|Zdeňka|Eliška|Markéta|Simona|Barbora|Dagmar|Denisa|Iva|Irena|Klára|Kristýna|Nikola|Pavla|Pavlína|Renata|Soňa|Vendula|Ján|Jozef|Štefan|Peter|Ľuboš|Ľubica|Marián|Matúš|Juraj|Igor|Dušan|Branislav|Katarína|Mária|Viera|Daniela|Gabriela|Silvia|Slávka|Andrea|Natália|Dominika|Alžbeta|Marek|Róbert|Rastislav|Vladimíra|Beáta|Adriana|Erika|Patrícia',
  ],
  [
    'ro',
    'Maria|Ana|Andreea|Alexandra|Gabriela|Adriana|Daniela|Alina|Simona|Georgiana|Raluca|Roxana|Oana|Monica|Carmen|Diana|Laura|Larisa|Bianca|Camelia|Anca|Corina|Irina|Liliana|Loredana|Luminița|Mariana|Nicoleta|Ramona|Valentina|Ion|Ioan|Adrian|Bogdan|Cătălin|Ciprian|Claudiu|Cosmin|Cristian|Dan|Daniel|Dorin|Dragoș|Florin|Gabriel|George|Ionuț|Iulian|Laurențiu|Liviu|Lucian|Marian|Marius|Mircea|Nicolae|Octavian|Ovidiu|Paul|Petru|Radu|Răzvan|Robert|Sergiu|Silviu|Sorin|Tudor|Valentin|Victor|Vlad|Ștefania|Șerban',
  ],
  [
    'hr sr sl',
    'Ivan|Ivana|Ana|Marija|Jelena|Maja|Martina|Marina|Mirjana|Snježana|Snežana|Sanja|Sandra|Tanja|Tatjana|Vesna|Gordana|Dragana|Dubravka|Jasna|Jasmina|Katarina|Kristina|Lana|Lucija|Matea|Milica|Mia|Nikolina|Nina|Petra|Renata|Sara|Sonja|Tea|Željka|Zorica|Ante|Boris|Branko|Bojan|Damir|Danijel|Darko|Davor|Dejan|Denis|Domagoj|Dragan|Dražen|Goran|Hrvoje|Igor|Ivica|Jovan|Jure|Krešimir|Kristijan|Luka|Mario|Marin|Mate|Mihael|Milan|Miloš|Miroslav|Mladen|Nenad|Nikola|Petar|Robert|Saša|Siniša|Slaven|Stjepan|Stefan|Tomislav|Vedran|Vladimir|Zoran|Željko|Đorđe|Đuro|Alenka|Andreja|Barbara|Irena|Jana|Jožica|Jože|Katja|Manca|Marjeta|Matjaž|Metka|Miha|Mateja|Mitja|Neža|Polona|Primož|Rok|Simona|Špela|Tadej|Tina|Tjaša|Uroš|Urška|Zala|Žiga|Črt|Јована|Марко|Милица|Јелена|Никола|Стефан|Ивана|Драгана|Милан|Зоран|Владимир',
  ],
  [
    'tr',
    'Ali|Ayşegül|Aslı|Burcu|Canan|Ceren|Cansu|Deniz|Didem|Dilek|Duygu|Ece|Eda|Esin|Gamze|Gizem|Gül|Gülay|Hande|Hülya|İpek|İrem|Melek|Melis|Meltem|Meryem|Nalan|Nur|Nuray|Nurcan|Pelin|Pınar|Seda|Sema|Serap|Sevda|Sibel|Sinem|Songül|Tuğba|Tülay|Yasemin|Yeliz|Zehra|Ahmet|Alper|Arda|Barış|Berk|Bülent|Can|Cengiz|Engin|Ercan|Erdem|Erhan|Erkan|Ersin|Ertan|Ferhat|Halil|Hamza|İlker|Kadir|Kaan|Kerem|Koray|Levent|Mert|Mesut|Metin|Oğuz|Okan|Ozan|Özgür|Ramazan|Recep|Sinan|Süleyman|Taner|Tolga|Tuncay|Uğur|Umut|Volkan|Yavuz|Yasin|Zafer',
  ],
  [
    'ru uk bg',
    'Анна|Мария|Елена|Ольга|Наталья|Наталия|Екатерина|Татьяна|Ирина|Светлана|Юлия|Анастасия|Дарья|Ксения|Алина|Виктория|Вероника|Евгения|Людмила|Галина|Валентина|Марина|Надежда|Вера|Любовь|Лариса|Оксана|Полина|Софья|Алла|Алёна|Жанна|Инна|Кристина|Артём|Артур|Вадим|Валерий|Виталий|Вячеслав|Георгий|Григорий|Данил|Егор|Кирилл|Леонид|Никита|Пётр|Руслан|Станислав|Степан|Тимур|Фёдор|Ярослав|Олена|Ірина|Наталія|Тетяна|Юлія|Катерина|Марія|Світлана|Анастасія|Вікторія|Софія|Дарина|Дар’я|Христина|Соломія|Олександр|Олексій|Андрій|Сергій|Дмитро|Володимир|Микола|Василь|Іван|Ігор|Михайло|Петро|Тарас|Богдан|Максим|Юрій|Роман|Иванка|Десислава|Гергана|Радостина|Силвия|Теодора|Цветелина|Стефка|Петя|Георги|Димитър|Николай|Петър|Стоян|Тодор|Христо|Пламен|Красимир|Борислав|Калоян|Мартин|Росен|Атанас|Васил',
  ],
  [
    'el',
    'Μαρία|Ελένη|Άννα|Έλενα|Αναστασία|Δέσποινα|Ειρήνη|Ευαγγελία|Ζωή|Κωνσταντίνα|Χριστίνα|Χρυσούλα|Παρασκευή|Φωτεινή|Στέλλα|Νίκη|Ράνια|Αλέξανδρος|Αντώνης|Άγγελος|Ευάγγελος|Ηλίας|Θανάσης|Θεόδωρος|Ιωάννης|Κωνσταντίνος|Μάριος|Νικόλαος|Πέτρος|Σπύρος|Στέλιος|Σταύρος|Γεώργιος|Δημήτριος',
  ],
  [
    'et lv lt',
    'Anne|Anu|Eve|Ülle|Õie|Katrin|Kadri|Kristiina|Liis|Maarja|Mari|Marika|Merike|Piret|Riina|Sirje|Signe|Tiiu|Andres|Ants|Indrek|Jaan|Jaanus|Kalle|Madis|Mart|Martin|Meelis|Peeter|Raivo|Rain|Siim|Tarmo|Tõnu|Urmas|Anna|Dace|Daiga|Evita|Ieva|Iveta|Inga|Inta|Laura|Līga|Linda|Māra|Sandra|Sanita|Santa|Zane|Zanda|Agris|Aivars|Artis|Artūrs|Gatis|Guntis|Ivars|Kaspars|Māris|Mārtiņš|Normunds|Oskars|Raimonds|Uldis|Valdis|Agnė|Asta|Aušra|Dalia|Giedrė|Gintarė|Jolanta|Kristina|Laima|Lina|Loreta|Rita|Rūta|Simona|Sigita|Vida|Vilma|Viktorija|Žydrūnė|Arūnas|Audrius|Dainius|Donatas|Edvinas|Evaldas|Gediminas|Giedrius|Karolis|Kęstutis|Linas|Marius|Paulius|Rimantas|Rolandas|Saulius|Šarūnas|Valdas|Vaidas|Vilius',
  ],
  [
    'id ms vi',
    'Siti|Dewi|Sri|Putri|Rina|Rini|Ratna|Wati|Fitri|Indah|Ayu|Agus|Budi|Bambang|Eko|Hendra|Joko|Rizky|Andi|Dian|Wahyu|Nurul|Aisyah|Ahmad|Farah|Hafiz|Azlan|Nguyễn|Trần|Phạm|Hoàng|Huỳnh|Phan|Đặng|Bùi|Đỗ|Ngô',
  ],
  // Names of Arabic, Persian and Turkish families in the countries where they live now.
  [
    'ar fa',
    'Abdel|Adel|Adil|Amin|Amina|Amir|Amira|Anwar|Aziz|Bilal|Bilel|Driss|Fares|Farid|Farida|Faisal|Fadi|Ghassan|Habib|Hakim|Hamid|Hanane|Hani|Hassan|Hatem|Hicham|Houda|Hussein|Ibrahim|Idris|Imane|Imran|Ismail|Issam|Jamal|Jamila|Kamal|Kamel|Karim|Karima|Khadija|Khaled|Khalid|Latifa|Layla|Leila|Maha|Mahmoud|Mahmud|Majid|Malika|Mariam|Marwan|Maryam|Mehdi|Mohamed|Mohammad|Mounir|Mourad|Nabil|Nadir|Naima|Nasser|Nawal|Noura|Omid|Othman|Rachid|Rachida|Rami|Rania|Rashid|Reza|Rima|Salim|Salma|Samira|Samir|Sofiane|Tarek|Tariq|Walid|Yasmin|Yasmina|Yassin|Yassine|Younes|Youssef|Zahra|Zainab|Zineb',
  ],
];

/** The same where the surname comes first. */
export const MORE_GIVEN_NAMES_BEHIND: readonly LanguageWords[] = [
  [
    'hu',
    'Ákos|Anikó|Annamária|Antal|Barbara|Beáta|Boglárka|Botond|Dániel|Dalma|Edit|Emese|Enikő|Erika|Erzsi|Flóra|Gabriella|György|Györgyi|Gyula|Hajnalka|Henrietta|Ildikó|Ibolya|Jenő|Julianna|Júlia|Károly|Kata|Kinga|Klára|Kristóf|Levente|Lilla|Márk|Márton|Margit|Marianna|Melinda|Mihály|Norbert|Orsolya|Pál|Petra|Piroska|Rita|Róbert|Roland|Szabolcs|Szilvia|Tibor|Tímea|Tünde|Veronika|Viktor|Viktória|Vivien|Zita|Zsófia|Zsuzsa|Ödön',
  ],
];
