import type { LanguageWords } from '../pattern-parts.js';

/**
 * Given names that count beside `GIVEN_NAMES` where a text tells whom to ask (`contact-name.ts`), and nowhere else:
 * many are ordinary words or towns as well ("Will", "Florence"), so that they make no other line the name of a person.
 * By language or region; | divides them, and `person-words.spec.ts` reads each.
 */
export const CONTACT_GIVEN_NAMES: readonly LanguageWords[] = [
  [
    'en',
    'Grant|Trish|Patty|Penny|Pippa|Polly|Rhona|Huw|Iwan|Owain|Bethan|Ffion|Carys|Eleri|Mair|Rosalind|Roz|Fay|Faye|Gail|Gayle|Gwen|Gwyneth|Hilary|Hillary|Janice|Jacqui|Jillian|Gillian|Jodie|Josie|Kayleigh|Lizzie|Lois|Lorna|Lucinda|Lynda|Mavis|Mildred|Moira|Myra|Nancy|Natasha|Nicky|Phyllis|Priscilla|Rachael|Bex|Robyn|Roxanne|Suzie|Tamsin|Tanya|Thelma|Tiffany|Toni|Tonya|Verity|Vivian|Vivienne|Zara|Aidan|Alastair|Alistair|Alfie|Andy|Archie|Billy|Bobby|Bradley|Brendan|Bruce|Bryce|Caleb|Calvin|Chuck|Clive|Clyde|Connor|Corey|Damon|Darrell|Derrick|Desmond|Dominic|Duane|Dustin|Dwight|Edmund|Elliott|Emmett|Ernest|Errol|Floyd|Freddie|Gavin|Giles|Graeme|Grayson|Harold|Ivor|Jarrod|Jermaine|Jesse|Jimmy|Joey|Kenny|Kieran|Leigh|Leroy|Lester|Luther|Lyle|Malcolm|Martyn|Melvin|Mick|Mickey|Miles|Mitch|Myles|Nathaniel|Phillip|Randall|Reginald|Rhett|Robbie|Ronnie|Roy|Rufus|Rupert|Russ|Seth|Sidney|Stan|Terence|Theodore|Troy|Vernon|Wade|Zac|Zachary|Brianna|Brittany|Caitlin|Cassidy|Cheryl|Christy|Cindy|Connie|Courtney|Darlene|Debra|Delores|Dorothy|Edna|Elsie|Erin|Ethel|Geraldine|Gertrude|Gladys|Glenda|Gretchen|Haley|Kaitlyn|Karla|Katelyn|Kendra|Lacey|Latasha|Laurie|Loretta|Lori|Lucille|Mackenzie|Makayla|Marcy|Margie|Maryann|Meagan|Meredith|Mindy|Nichole|Norma|Paige|Rhonda|Rochelle|Sherri|Sheri|Shawna|Sheena|Shelby|Stacy|Tabitha|Tammy|Terri|Tracie|Trina|Velma|Asif|Deepak|Jaswinder|Nasreen|Naveed|Rukhsana|Sadia|Sanjeev|Shabana|Shazia|Adaeze|Folake|Tamika|Darnell',
  ],
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
  [
    'en',
    'Sameera|Ayesha|Deepika|Sunita|Ankit|Nisha|Usman|Shabnam|Brent|Brad|Brett|Bryan|Clint|Cody|Curtis|Darren|Darryl|Denise|Derek|Doug|Douglas|Duncan|Dwayne|Eddie|Edith|Eileen|Elaine|Eleanor|Elliot|Eugene|Evan|Felicity|Frances|Geoff|Geoffrey|Gerry|Glenn|Gordon|Hamish|Hugh|Imogen|Isaac|Jared|Jeff|Jen|Jeremy|Jerry|Jill|Joel|Jody|Johnny|Josh|Justine|Kath|Kathleen|Kathy|Keith|Kirsty|Kristen|Kyle|Leanne|Lesley|Leslie|Libby|Lindsay|Lindsey|Lorraine|Lynn|Lynne|Mandy|Marilyn|Martha|Maureen|Maxine|Nate|Norman|Patsy|Pete|Philippa|Phoebe|Randy|Raymond|Rhys|Ricky|Rodney|Ron|Rosie|Ross|Russell|Seamus|Séamus|Shane|Shaun|Sheila|Shelley|Sheryl|Siobhan|Stacey|Stewart|Ted|Todd|Tracey|Travis|Trevor|Tricia|Tyler|Vicki|Vicky|Vince|Wayne|Zach|Zack|Eoin|Oisín|Róisín|Sinéad|Gráinne|Padraig|Pádraig|Conor|Declan|Donal|Euan|Ewan|Iain|Morag|Angus|Callum|Cerys|Sian|Siân|Ieuan|Dafydd|Gethin|Shaniqua|Tyrone|Latoya|Keisha|Kofi|Chinedu|Emeka|Adebayo|Oluwaseun|Tunde|Wanjiru|Kamau|Sipho|Lerato|Nomsa|Manoj|Sanjay|Vijay|Rajesh|Ramesh|Anil|Ashok|Vikram|Nikhil|Rohit|Sneha|Swati|Meera|Lakshmi|Divya|Shreya',
  ],
  [
    'de',
    'Reto|Ueli|Regula|Ruedi|Jürg|Hansjörg|Flurin|Gian|Seraina|Ursina|Andri|Rosi|Thorben|Alois|Adelheid|Agnes|Albrecht|Alfons|Alfred|Anita|Anneliese|Armin|Arnold|Benedikt|Berthold|Bodo|Burkhard|Clemens|Constanze|Cordula|Dieter|Dietmar|Dietrich|Dorothea|Eberhard|Eckhard|Edeltraud|Egon|Elfriede|Elvira|Engelbert|Erhard|Eugen|Ferdinand|Frauke|Friederike|Fritz|Gernot|Gertrud|Gottfried|Gregor|Gunter|Hannelore|Hartmut|Hedwig|Heiner|Helene|Henning|Hildegard|Horst|Ilka|Imke|Inka|Inken|Irmgard|Isabell|Isabella|Johann|Julian|Justus|Kaspar|Kilian|Korbinian|Leonhard|Lieselotte|Linus|Lothar|Lydia|Malte|Margarete|Margot|Margret|Marita|Marlies|Marvin|Mathias|Mechthild|Merle|Moritz|Natascha|Raimund|Raphael|Reiner|Resi|Ronja|Ronny|Rosemarie|Rosina|Rüdiger|Sascha|Siegfried|Sieglinde|Sönke|Sören|Swantje|Theodor|Thea|Tilo|Tilman|Traudl|Udo|Uli|Vinzenz|Waltraud|Wibke|Wiebke|Wilfried|Winfried|Wolfram',
  ],
  [
    'fr',
    'Alexia|Alexis|Annick|Annie|Armelle|Arthur|Aude|Benoit|Bérénice|Blandine|Brice|Cédric|Célia|Charlène|Clarisse|Clémence|Colette|Coralie|Cyrille|Cyrielle|Édouard|Eliane|Éliane|Elodie|Étienne|Eugénie|Évelyne|Fabienne|Flavie|Francine|Francis|Frédérique|Gaël|Gaëtan|Georges|Germain|Ghislaine|Gilbert|Gisèle|Gwenaël|Gwenaëlle|Gwendoline|Inès|Irène|Jean-Claude|Jean-François|Jean-Luc|Jean-Marc|Jean-Michel|Jean-Paul|Jean-Philippe|Jérémie|Jérémy|Jocelyne|Joëlle|Josiane|Josette|Kévin|Léo|Lionel|Lucien|Lydie|Maëlle|Marie-Christine|Marie-Claude|Marie-Laure|Marie-Pierre|Marie-Hélène|Marjorie|Marlène|Matthieu|Maud|Maurice|Maxence|Mickaël|Mireille|Mylène|Nadège|Noël|Noëlle|Ophélie|Patrice|Pascale|Perrine|Philippine|Rodolphe|Roseline|Roxane|Ségolène|Sylvette|Tanguy|Théo|Thibaud|Thibault|Thibaut|Viviane|Yohan|Yohann|Yoann|Ysaline|Erwan|Maëva|Ronan',
  ],
  [
    'es pt ca',
    'Anabela|Aitor|Unai|Gorka|Asier|Xabier|Koldo|Maite|Leire|Nerea|Itziar|Edurne|Idoia|Ander|Mikel|Adela|Adolfo|Aitana|Alejandra|Alfredo|Almudena|Amparo|Ana-María|Andreu|Aníbal|Antonia|Araceli|Armando|Arnau|Aurelio|Bárbara|Begoña|Benito|Bernardo|Borja|Candela|Carlota|Cayetana|Celia|Damián|Débora|Edgar|Enric|Estefanía|Estela|Fabián|Fátima|Ferran|Fidel|Francesc|Gerardo|Gregorio|Ismael|Jacinto|Jaume|Jimena|Joaquim|Josefa|Juana|Julieta|Laia|Leticia|Lluís|Macarena|Maribel|Mariano|Maricarmen|Marisa|Marisol|Matías|Maximiliano|Moisés|Octavio|Pascual|Pere|Quim|Raimundo|Ramiro|Rebeca|Rodolfo|Rogelio|Romina|Roser|Salomé|Santi|Saúl|Sergi|Tania|Vanesa|Viviana|Ximena|Afonso|Albertina|Alzira|Amadeu|Américo|Amélia|Andreia|Anderson|Ângela|Ângelo|António|Arlindo|Augusto|Benedita|Breno|Cátia|Cecília|Celso|Cláudia|Cláudio|Clarice|Cleber|Cristiana|Cristiano|Cristóvão|Dinis|Domingos|Dulce|Edson|Eduarda|Elisabete|Ermelinda|Everton|Fabiana|Fabiano|Fernão|Flávia|Francisca|Geraldo|Gilson|Giovana|Gisele|Graça|Heitor|Helder|Hélder|Hélio|Heloísa|Hermínia|Iara|Idália|Isabela|Isaura|Jéssica|Josué|Júlio|Laís|Lurdes|Luana|Luzia|Marcela|Margarida|Micaela|Mirela|Olívia|Otávio|Reginaldo|Rosana|Rosângela|Samara|Simão|Solange|Sónia|Sônia|Tânia|Telma|Thaís|Tomé|Valdir|Valdemar|Valter|Vânia|Virgínia|Vitória|Wellington|Zélia',
  ],
  [
    'it',
    'Gennaro|Achille|Ada|Adele|Adriano|Agnese|Alberta|Alfio|Amedeo|Annalisa|Annamaria|Annarita|Antonietta|Assunta|Calogero|Carmela|Carmelo|Carmine|Cesare|Ciro|Concetta|Cosimo|Costanza|Dario|Delia|Donatella|Donato|Doriana|Edda|Egidio|Elda|Eleonora|Enrica|Ester|Ettore|Eugenia|Fausto|Ferdinando|Fiorella|Fiorenza|Flavio|Fulvio|Gaetano|Germana|Giampaolo|Giampiero|Giancarlo|Gianmarco|Gianpaolo|Gino|Gioele|Giordano|Giuseppina|Graziano|Graziella|Guglielmo|Guido|Ignazio|Immacolata|Iolanda|Ivano|Katia|Letizia|Liana|Licia|Livia|Livio|Lodovico|Lucrezia|Luigia|Maddalena|Manfredi|Manlio|Marcella|Marcello|Mariangela|Mariarosa|Marilena|Marinella|Massimiliano|Maura|Mirella|Morena|Natascia|Nello|Nevio|Oriana|Orietta|Ornella|Oscar|Osvaldo|Pasquale|Pierangelo|Piera|Piero|Pierluigi|Pierpaolo|Raimondo|Remo|Romeo|Rosalba|Rosalia|Rosanna|Rosaria|Rossana|Rossella|Ruggero|Sandro|Saverio|Sebastiano|Selene|Silvana|Silvano|Tiziana|Tiziano|Tullio|Ubaldo|Ugo|Umberto|Vincenza|Vito|Ylenia|Zeno',
  ],
  [
    'nl',
    'Wiebe|Sietske|Sjoerd|Gea|Douwe|Sietse|Siebe|Sytse|Tjitske|Tjeerd|Wietske|Aaltje|Abel|Adriaan|Alie|Amber|Andries|Angelique|Annelien|Annet|Antoinette|Arie|Arjen|Arno|Arnoud|Auke|Aukje|Baukje|Bauke|Berend|Berry|Boudewijn|Carlijn|Carolien|Christel|Christiaan|Coen|Conny|Corrie|Cynthia|Danny|Désirée|Dick|Dieuwke|Dineke|Dorien|Eefje|Ewout|Eelco|Elly|Emiel|Emmy|Erna|Esmée|Eveline|Fenna|Feike|Ferry|Floris|Fokke|Folkert|Frederik|Froukje|Geert|Geertje|Gerben|Gerda|Gerlinde|Germa|Geurt|Gerdien|Greetje|Guus|Hanke|Harm|Heleen|Hein|Henny|Herman|Hessel|Hetty|Hidde|Hilda|Huub|Irma|Jacco|Jan-Willem|Jannie|Jantine|Jarno|Jeanet|Jeannette|Jikke|Jitske|Joep|Johanneke|Jolien|Joke|Joop|Jorrit|Jouke|Jurgen|Jurre|Karlijn|Klaas|Klazien|Koos|Kristel|Laurens|Leendert|Lia|Lianne|Lies|Lilian|Loes|Lonneke|Margje|Margo|Marijke|Marijn|Marike|Mariska|Marije|Marlous|Marthe|Mathijs|Matthijs|Meindert|Menno|Merijn|Michiel|Moniek|Myrthe|Nanda|Nelleke|Onno|Paulien|Peggy|Pim|Piet-Hein|Pietje|Pieternel|Quirine|Reinder|Reinier|Remco|Riet|Rik|Rinske|Rixt|Roelof|Rogier|Ruud|Sacha|Sebastiaan|Siebren|Sipke|Sjaak|Sjors|Teun|Tjalling|Tjerk|Toon|Truus|Trudy|Tjarda|Wencke|Wesley|Wilbert|Wilco|Wilfred|Willeke|Willemijn|Willy|Wytze|Wytske|Ymkje|Yvette|Ype',
  ],
  [
    'sv da no is fi',
    'Bodil|Aage|Aksel|Alf|Allan|Alva|Amalie|Anna-Karin|Ann-Christin|Ann-Marie|Arild|Arnt|Asger|Aud|Benny|Bernt|Birger|Birte|Birthe|Bjørg|Børge|Brita|Brit|Carl|Caspar|Charlotta|Dagny|Didrik|Ditte|Edvard|Egil|Eivind|Ellinor|Evald|Freja|Gorm|Gustaf|Halvor|Hampus|Hanne-Lise|Hedda|Hedvig|Helge|Herdis|Hjalmar|Håvard|Ingemar|Inge-Lise|Ingunn|Isak|Iselin|Jan-Erik|Jannicke|Jeppe|Jeanette|Joar|Jonatan|Jorunn|Josefine|Jytte|Kaj|Karl-Erik|Karina|Karoline|Katrine|Kennet|Kirsti|Knud|Lasse|Laurits|Lennart|Linn|Linnéa|Lise-Lotte|Liselotte|Loke|Ludvig|Magnhild|Maj|Maj-Britt|Malene|Margareta|Marie-Louise|Mogens|Nicklas|Njål|Oda|Olle|Palle|Petronella|Preben|Ragnar|Rebecka|Regine|Reidar|Roald|Selma|Sigurd|Siren|Sissel|Sofus|Solvej|Stefán|Sture|Sune|Susann|Svend|Svetlana|Synnøve|Thor|Thore|Thorbjørn|Thorleif|Tilde|Torgeir|Torgny|Torstein|Troels|Trine-Lise|Tryggve|Turi|Tuva|Ulrik|Vigdis|Viggo|Vilhelm|Villy|Åke|Aada|Aapo|Aarne|Arto|Ari|Ahti|Annukka|Auli|Eino|Elina|Emmi|Ensio|Hanna-Leena|Helmi|Hilkka|Iiris|Ilmari|Inkeri|Irja|Jani|Jarkko|Jarmo|Jenna|Joonas|Jorma|Juhani|Jyrki|Kaarina|Kaija|Kalevi|Katariina|Kauko|Keijo|Krista|Lauri|Maaria|Marjatta|Mervi|Miia|Miika|Milla|Mira|Noora|Nora|Oili|Oona|Osmo|Paavo|Pentti|Pertti|Piia|Raimo|Rauno|Roosa|Salla|Samuli|Santeri|Seija|Sirkka|Soile|Taru|Teija|Tomi|Toivo|Tuomo|Tuulikki|Tytti|Urho|Vappu|Veijo|Veikko|Veli|Vilja|Viljami|Ásta|Bjarni|Björk|Elín|Guðmundur|Hrafnhildur|Jóhann|Jóhanna|Kristján|Lilja|Magnús|Ragnheiður|Sólveig|Stefanía|Steinunn|Svava|Þórdís|Unnur|Valgerður|Ásgeir|Halldór|Haukur|Hörður',
  ],
  [
    'pl cs sk',
    'Bożenna|Anastazja|Andżelika|Aniela|Apolonia|Arkadiusz|Bogumiła|Bogusław|Bogusława|Bronisław|Cecylia|Cezary|Czesław|Eryk|Eugeniusz|Franciszek|Genowefa|Gertruda|Honorata|Ignacy|Irmina|Jaśmina|Jędrzej|Judyta|Juliusz|Kacper|Kajetan|Kazimierz|Kazimiera|Kornelia|Ksawery|Leokadia|Lucjan|Lucyna|Ludwik|Malwina|Mariola|Martyna|Matylda|Mieczysław|Mikołaj|Mirosława|Nikodem|Roksana|Rozalia|Sabina|Seweryn|Stanisława|Tymoteusz|Teodor|Tobiasz|Wacław|Waldemar|Walenty|Wiktor|Wiktoria|Wincenty|Wioletta|Wiola|Władysław|Włodzimierz|Zenon|Zygmunt|Zyta|Bohuslava|Bohumil|Bohumila|Bohuslav|Blanka|Blažena|Bedřich|Božena|Bronislav|Čestmír|Dana|Danuše|Drahomíra|Dita|Evžen|Hynek|Jindřich|Jindřiška|Jiřina|Johana|Karolína|Květa|Květoslava|Leoš|Ľudmila|Magda|Magdaléna|Matěj|Miloslav|Milada|Mirka|Miroslava|Naděžda|Natálie|Oldřich|Oto|Otakar|Radka|Radim|Radomír|Romana|Růžena|Silvie|Slavomír|Svatopluk|Štěpán|Štěpánka|Taťána|Vendelín|Vilém|Vlasta|Vlastimil|Vojtěška|Vratislav|Zbyněk|Zdenka|Zdenko|Zora|Žaneta|Bohuš|Darina|Drahomír|Emília|Eduard|Janka|Július|Kornélia|Kvetoslava|Lýdia|Ľubomír|Ľubomíra|Margita|Maroš|Mojmír|Oľga|Ondrej|Pavol|Radoslav|Slavomíra|Svetozár|Timea|Valéria|Xénia|Žofia',
  ],
  [
    'ro hr sr sl tr',
    'Aurel|Aurelia|Cezar|Constanța|Cornel|Costel|Crina|Doina|Dorina|Eusebiu|Felicia|Flavius|Geanina|Grigore|Horia|Horațiu|Ileana|Ilie|Ilinca|Iosif|Iuliana|Iulia|Lavinia|Leontin|Lenuța|Marinela|Mădălina|Mihnea|Miruna|Nelu|Olimpia|Otilia|Petronela|Rareș|Rodica|Sabin|Sanda|Sînziana|Stelian|Steliana|Teodora|Tiberiu|Traian|Viorel|Viorica|Virgil|Alen|Antonija|Antun|Anđela|Biserka|Blaž|Božidar|Danijela|Dino|Dubravko|Dunja|Emina|Enver|Franjo|Ivona|Jadranka|Josipa|Karlo|Ljiljana|Ljubica|Lidija|Lovro|Marijan|Marijana|Matija|Mijo|Morana|Nada|Neven|Nevenka|Nives|Pavao|Pero|Radmila|Ratko|Ružica|Senka|Slavica|Slavko|Sunčana|Šime|Tihana|Tihomir|Tomo|Vedrana|Velimir|Vinko|Vjekoslav|Vlatka|Vlado|Zdravko|Zlatko|Zrinka|Zvonimir|Žarko|Aleksandar|Biljana|Bojana|Čedomir|Dušica|Ivanka|Ljubiša|Miodrag|Nebojša|Olivera|Predrag|Radovan|Slobodan|Srđan|Stevan|Svetislav|Tijana|Vladan|Zorana|Andrej|Bernarda|Borut|Brigita|Ciril|Darja|Franc|Franci|Gašper|Iztok|Janja|Jerneja|Jernej|Jurij|Klemen|Ksenija|Lovrenc|Majda|Marjan|Marjana|Natalija|Niko|Rajko|Sašo|Silva|Stanka|Stanko|Suzana|Tomaž|Vid|Zvonka|Abdullah|Adem|Adnan|Alev|Arzu|Atilla|Aydın|Ayla|Aynur|Aysel|Aysun|Ayten|Bahar|Banu|Berna|Betül|Birol|Birsen|Bora|Buse|Cemal|Cenk|Cihan|Çağla|Çetin|Çiğdem|Demet|Ebubekir|Elçin|Emin|Emel|Ender|Enes|Ergin|Erol|Ertuğrul|Evren|Faruk|Feride|Figen|Filiz|Fikret|Funda|Gonca|Gözde|Gülcan|Güler|Gülten|Güray|Hacer|Hakkı|Harun|Haydar|Hikmet|İhsan|İlhan|İlknur|İnci|İsmet|Jale|Kenan|Kübra|Mehtap|Melike|Muammer|Muhammet|Muhammed|Münevver|Müge|Necati|Nermin|Neslihan|Nesrin|Nihal|Nilgün|Nilüfer|Nuri|Oktay|Orçun|Önder|Özge|Özkan|Perihan|Rabia|Sabri|Salih|Selçuk|Selim|Semih|Serdar|Serhat|Servet|Sevil|Sevim|Sezgin|Suat|Şebnem|Şengül|Şeyma|Şule|Tamer|Tayfun|Turan|Turgay|Turgut|Tuba|Türkan|Vedat|Yakup|Yalçın|Yaşar|Yunus|Yüksel|Zeki|Zeliha|Zerrin',
  ],
  [
    'ru uk bg sr el',
    'Алевтина|Альбина|Ангелина|Анжела|Антонина|Арина|Валерия|Василиса|Диана|Елизавета|Зинаида|Зоя|Карина|Клавдия|Лидия|Лилия|Маргарита|Милана|Нина|Олеся|Раиса|Регина|Римма|Рузанна|Тамара|Ульяна|Эльвира|Эмма|Яна|Анатолий|Аркадий|Арсений|Борис|Вениамин|Всеволод|Геннадий|Герман|Глеб|Давид|Даниил|Демьян|Дамир|Захар|Ильдар|Иннокентий|Камиль|Марат|Марсель|Матвей|Мирон|Остап|Платон|Рамиль|Ренат|Ринат|Родион|Ростислав|Рустам|Святослав|Семён|Семен|Тихон|Тимофей|Фарид|Эдуард|Эльдар|Юлиан|Ян|Богдана|Діана|Євгенія|Зоряна|Іванна|Леся|Лілія|Мирослава|Олександра|Руслана|Уляна|Ярослава|Анатолій|Артем|Валерій|Віталій|В’ячеслав|Геннадій|Григорій|Данило|Зеновій|Ілля|Кирило|Костянтин|Леонід|Любомир|Мирослав|Назар|Орест|Павло|Станіслав|Юліан|Антоанета|Биляна|Борислава|Ваня|Веселина|Виолета|Галя|Даниела|Добринка|Елица|Жана|Живка|Златка|Илияна|Йорданка|Красимира|Лиляна|Мариана|Милена|Невена|Нели|Павлина|Петранка|Пламена|Радка|Ралица|Росица|Румяна|Снежана|Соня|Станислава|Стела|Цветанка|Ангел|Асен|Благой|Божидар|Валентин|Васко|Венцислав|Веселин|Григор|Данаил|Деян|Емил|Живко|Здравко|Ивайло|Илия|Йордан|Кирил|Лъчезар|Методи|Момчил|Огнян|Радослав|Румен|Светослав|Симеон|Стилиян|Филип|Цветан|Явор|Αικατερίνη|Αλεξάνδρα|Αλίκη|Αργυρώ|Βάσω|Γιάννα|Γιώτα|Διονυσία|Ευγενία|Ευφροσύνη|Θεοδώρα|Ιουλία|Ισμήνη|Καλλιόπη|Κική|Λίνα|Λουκία|Μαρίνα|Μαργαρίτα|Μάρθα|Ντίνα|Ξένια|Όλγα|Πηνελόπη|Ρένα|Σταυρούλα|Τάνια|Αναστάσιος|Απόστολος|Αριστείδης|Γεράσιμος|Γρηγόρης|Διονύσης|Ευστάθιος|Ζήσης|Θωμάς|Κυριάκος|Λάμπρος|Λευτέρης|Μανώλης|Μάνος|Μιλτιάδης|Νεκτάριος|Παύλος|Σάββας|Σωτήρης|Τάσος|Φίλιππος|Φώτης|Χαράλαμπος',
  ],
  [
    'et lv lt id vi',
    'Tiit|Aare|Aivar|Ave|Anti|Enn|Epp|Erki|Heiki|Henn|Imbi|Janek|Kaie|Kaja|Kaido|Kaur|Katre|Kersti|Kristjan|Külli|Leelo|Liina|Malle|Mare|Marju|Mati|Mihkel|Nele|Ott|Pille|Reet|Silver|Sulev|Taavi|Tanel|Tauno|Tõnis|Tuuli|Urve|Uku|Vello|Viivi|Aija|Aiga|Aina|Andrejs|Arvis|Baiba|Dainis|Dzintra|Edīte|Egils|Elīna|Emīls|Ēriks|Gunta|Gunārs|Guna|Harijs|Imants|Indra|Inguna|Ingūna|Jūlija|Kārlis|Kristaps|Lauris|Lāsma|Liene|Mairita|Maruta|Mārīte|Niks|Pēteris|Raivis|Renārs|Rihards|Ronalds|Rūdolfs|Sandis|Silvija|Sintija|Toms|Viesturs|Vija|Vineta|Vita|Zigmārs|Algirdas|Aldona|Aistė|Akvilė|Aurelija|Birutė|Deividas|Edita|Egidijus|Eimantas|Gabija|Genovaitė|Gintaras|Indrė|Ingrida|Juozas|Justina|Jūratė|Kazys|Kornelija|Liudas|Mantas|Marytė|Milda|Modestas|Neringa|Nijolė|Odeta|Petras|Raimonda|Ramūnas|Remigijus|Ričardas|Skirmantė|Solveiga|Tadas|Ugnė|Vaiva|Virginija|Vytenis|Žilvinas|Živilė|Adi|Aditya|Anisa|Arief|Bayu|Candra|Citra|Darmawan|Dedi|Dimas|Endang|Fajar|Galih|Gilang|Hadi|Heru|Irfan|Kartika|Lestari|Nita|Novi|Rahmat|Retno|Rudi|Slamet|Sutrisno|Teguh|Wayan|Wulan|Yanti|Yudi|Yuni|Lê|Vũ|Võ|Lý|Dương|Đinh|Trịnh|Đào|Lương',
  ],
  [
    'nl',
    'Eddy|Gertjan|Harmen|Jaco|Madelon|Rens|Renske|Rinus|Robbert|Rosanne|Rutger|Tessa|Titia|Tonny|Twan|Wessel|Wieke|Wietse|Bertus|Debby|Elske|Frits|Kitty|Lisette|Natasja|Nynke|Quinten|Rianne|Wijnand',
  ],
  [
    'sq',
    'Festim|Arben|Agim|Bekim|Besnik|Blerim|Burim|Dardan|Driton|Edon|Fatmir|Faton|Flamur|Gezim|Ilir|Jeton|Kushtrim|Lulzim|Naim|Nexhat|Petrit|Qendrim|Rexhep|Shkelzen|Valon|Visar|Ylli|Arta|Blerta|Donika|Drita|Elira|Fatime|Flutura|Lumnije|Mimoza|Shpresa|Teuta|Valbona|Vjosa|Albana|Albulena',
  ],
  ['tr', 'Mahmut|Tarik|Yilmaz|Leyla|Pinar|Bilge'],
  ['hr', 'Edin|Emir|Elvis|Haris|Senad|Srdjan|Veljko|Amra|Azra|Branka|Dijana|Lejla|Nevena'],
  [
    'de',
    'Arnd|Beatrix|Brigitta|Christiane|Elmar|Ewald|Falk|Friedhelm|Heidemarie|Isolde|Karl-Heinz|Konstantin|Leopold|Liane|Ottmar|Reinhold|Roswitha|Sibylle|Swen|Sylke|Thekla|Theresia|Tino|Traute|Trudi|Veit|Volkmar|Willi|Urban|Köbi|Hansruedi|Hanspeter|Vreni|Silvan|Pius',
  ],
  ['sv', 'Christer|Erland|Eskil|Ingvar|Jonna|Staffan|Truls|Viveka|Esa|Saija'],
  [
    'fr',
    'Adeline|Agathe|Bastien|Bérengère|Bernadette|Carine|Hugues|Martial|Maryse|Pierrick|Renaud|Rosalie|Timothée|Valentine|Yolande|Yvon',
  ],
  [
    'es',
    'Ascensión|Azucena|Carolina|Catalina|Chus|Conchi|Consuelo|Cristóbal|Eloísa|Encarna|Felisa|Graciela|Guadalupe|Hernán|Inmaculada|Lola|Luz|Manolo|Milagros|Nacho|Nieves|Paco|Paloma|Paqui|Remedios|Reyes|Roque|Rosario|Soledad|Zaida',
  ],
  [
    'pt',
    'Arnaldo|Aurora|Cristiane|Danilo|Deise|Dora|Eliana|Emanuel|Eunice|Guilherme|Ivone|Lígia|Luiza|Matheus|Nélson|Vasco|Yara',
  ],
  [
    'it',
    'Corrado|Damiano|Fabiola|Franca|Gilda|Girolamo|Giuliano|Giulio|Grazia|Lorenza|Lucio|Ludovica|Luigina|Pino|Romano|Vittoria',
  ],
  ['pl', 'Agata|Bernadeta|Celina|Daria|Ilona|Ireneusz|Julita|Sylwester'],
  ['cs', 'Anežka|Antonín|Honza|Libuše|Luděk|Rostislav|Vítězslav|Vladislav|Zlatica'],
  [
    'ro',
    'Adina|Alin|Andra|Cătălina|Dumitru|Eliza|Florentina|Georgeta|Gica|Iacob|Ionela|Ionel|Mihail|Petre|Ruxandra|Sorina|Valeriu',
  ],
  [
    'hi',
    'Aarav|Abhishek|Ajay|Akash|Alok|Amar|Anand|Ankita|Anuj|Anupam|Aparna|Archana|Arun|Asha|Ashish|Ashwin|Atul|Bhavna|Chandra|Chetan|Dhruv|Dinesh|Gaurav|Geeta|Girish|Gopal|Harish|Harsh|Hemant|Indira|Jagdish|Jaya|Jayesh|Jitendra|Jyoti|Karan|Kiran|Kishore|Krishna|Kunal|Lalit|Madhav|Madhu|Mahesh|Manish|Manisha|Meena|Mohan|Mohit|Mukesh|Nandini|Naresh|Naveen|Neeraj|Nilesh|Nitin|Pallavi|Pankaj|Parul|Pradeep|Prakash|Pramod|Prashant|Prasad|Pratik|Praveen|Preeti|Priyanka|Raj|Raja|Rajendra|Rajiv|Rakesh|Raman|Rashmi|Rekha|Ritu|Rohan|Roshan|Sachin|Sameer|Sandeep|Sangeeta|Santosh|Saurabh|Seema|Shalini|Shankar|Sharad|Shilpa|Shruti|Shubham|Siddharth|Smita|Sonal|Sonali|Srinivas|Subhash|Sudhir|Sujata|Sumit|Surya|Sushil|Tanvi|Tarun|Tejas|Uday|Uma|Usha|Vandana|Varun|Venkatesh|Vidya|Vikas|Vinay|Vineet|Vinod|Vishal|Vivek|Yash|Yogesh|Farhan|Kashif|Umar|Zubair|Saad|Salman|Shahid|Waqas|Yasir|Hina|Sana|Samina|Saima|Rizwan|Junaid|Nasir|Maricel|Rowena|Jocelyn|Marites|Jomar|Reynaldo|Rodel|Arnel|Jennylyn|Nenita|Erlinda|Imelda|Teresita|Jhun|Made|Ketut|Nyoman|Linh|Trang|Huong|Thao|Thuy|Minh|Tuan|Quang|Thanh|Phuong|Khanh',
  ],
  [
    'sw',
    'Achieng|Adewale|Akinyi|Atieno|Ayodele|Babajide|Chika|Chioma|Chukwuemeka|Fatou|Folasade|Funmi|Gathoni|Halima|Ifeoma|Ikechukwu|Jelani|Juma|Kariuki|Kipchoge|Kwasi|Mamadou|Mbali|Moses|Musa|Mwangi|Naledi|Ndidi|Nkechi|Njeri|Nomvula|Nthabiseng|Obinna|Odhiambo|Ogechi|Olumide|Omondi|Otieno|Precious|Rotimi|Segun|Sibusiso|Thandi|Themba|Uche|Wanjiku|Wambui|Wairimu|Yetunde|Zanele|Zodwa|Abena|Akosua|Efua|Kojo|Kweku|Yaa|Ousmane|Aminata|Aïssatou|Moussa|Cheikh|Hawa|Abdul|Abdou|Blessing|Patience|Tendai|Tatenda|Farai|Rudo|Chipo|Tinashe',
  ],
  ['ru', 'Варвара|Владислав|София|Федір'],
  ['el', 'Αντώνιος|Βασίλειος|Μιχαήλ|Παναγιώτα|Χρύσα'],
];

/** The same where the surname comes first. */
export const CONTACT_GIVEN_NAMES_BEHIND: readonly LanguageWords[] = [
  [
    'hu',
    'Ákos|Anikó|Annamária|Antal|Barbara|Beáta|Boglárka|Botond|Dániel|Dalma|Edit|Emese|Enikő|Erika|Erzsi|Flóra|Gabriella|György|Györgyi|Gyula|Hajnalka|Henrietta|Ildikó|Ibolya|Jenő|Julianna|Júlia|Károly|Kata|Kinga|Klára|Kristóf|Levente|Lilla|Márk|Márton|Margit|Marianna|Melinda|Mihály|Norbert|Orsolya|Pál|Petra|Piroska|Rita|Róbert|Roland|Szabolcs|Szilvia|Tibor|Tímea|Tünde|Veronika|Viktor|Viktória|Vivien|Zita|Zsófia|Zsuzsa|Ödön',
  ],
];
