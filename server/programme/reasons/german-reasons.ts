// What the checks say of things of the museum folder, in German: exhibitions, tours, vouchers, the settings and the rest. Names of
// fields and files stay as they are written there. `{0}` stands for what differs.
export const GERMAN_REASONS: Readonly<Record<string, string>> = {
  // Languages, countries, wording
  'there is no country {0}': 'ein Land {0} gibt es nicht',
  'there is no time zone "{0}"; an example is Europe/Berlin':
    'eine Zeitzone „{0}“ gibt es nicht; ein Beispiel ist Europe/Berlin',
  'there is no entry "{0}" in the menu': 'im Menü gibt es keinen Eintrag „{0}“',
  'there is no wording with the key "{0}"': 'einen Text mit dem Schlüssel „{0}“ gibt es nicht',
  'is no ICU message: {0}': 'ist kein gültiger ICU-Text: {0}',
  'must be named page.language.md, the language one of {0}':
    'muss seite.sprache.md heißen, mit einer dieser Sprachen: {0}',
  'must begin with its title: # Title': 'muss mit dem Titel beginnen: # Titel',
  'is missing in {0}, the default language': 'fehlt auf {0}, der Standardsprache',
  // Settings of the site
  '{0} is known already': '{0} ist schon bekannt',
  '{number} is missing, where the number of the parcel goes':
    'es fehlt {number}: wo die Nummer der Sendung hinkommt',
  'an address that begins with https://, and has {number} after the host':
    'muss eine Adresse sein, die mit https:// beginnt und {number} hinter dem Namen des Servers hat',
  '"{0}" is no origin such as https://www.museum.example, or http://localhost:8080 to try':
    '„{0}“ ist keine Herkunft wie https://www.museum.example oder zum Ausprobieren http://localhost:8080',
  '"{0}" is no tax number; an example is 48/123/45678':
    '„{0}“ ist keine Steuernummer; ein Beispiel ist 48/123/45678',
  '"{0}" is no phone number; XRechnung wants three digits at least':
    '„{0}“ ist keine Telefonnummer; XRechnung verlangt mindestens drei Ziffern',
  '"{0}" is no mail address': '„{0}“ ist keine E-Mail-Adresse',
  '"{0}" is no VAT id; an example is DE123456789':
    '„{0}“ ist keine Umsatzsteuer-ID; ein Beispiel ist DE123456789',
  '"{0}" is no creditor identifier; an example is DE98ZZZ09999999999':
    '„{0}“ ist keine Gläubiger-ID; ein Beispiel ist DE98ZZZ09999999999',
  '"{0}" is no address such as https://museum.example': '„{0}“ ist keine Adresse wie https://museum.example',
  '"{0}" is no address such as https://museum.example or /tickets':
    '„{0}“ ist keine Adresse wie https://museum.example oder /tickets',
  '"{0}" must do without its language: each visitor has their own':
    '„{0}“ muss ohne Sprache auskommen: Jeder Gast hat die eigene',
  'needs a title, whose words are the link': 'braucht einen Titel: Seine Wörter sind der Link',
  '"{0}" is no currency; examples are € and CHF': '„{0}“ ist keine Währung; Beispiele sind € und CHF',
  'there is no such flag': 'einen solchen Schalter gibt es nicht',
  '{0} is not among the countries': '{0} ist nicht unter den Ländern',
  'is not among the countries': 'ist nicht unter den Ländern',
  '"{0}" is no language\'s key such as de or gsg': '„{0}“ ist kein Sprachkürzel wie de oder gsg',
  '{0} is more than the {1} admissions of an order, admissions_per_order':
    '{0} ist mehr als die {1} Eintritte einer Bestellung, admissions_per_order',
  '{0} is fewer than the {1} free tickets of an order, free_tickets_per_order':
    '{0} ist weniger als die {1} freien Tickets einer Bestellung, free_tickets_per_order',
  '{0} is fewer than the {1} free tickets of a mail address':
    '{0} ist weniger als die {1} freien Tickets einer E-Mail-Adresse',
  '{0} is too short for a mail to be read: at least {1}, or 0 for no confirmation':
    '{0} ist zu kurz, um eine E-Mail zu lesen: mindestens {1}, oder 0 für keine Bestätigung',
  '{0} is fewer than the {1} admissions of an order, admissions_per_order':
    '{0} ist weniger als die {1} Eintritte einer Bestellung, admissions_per_order',
  '{0} is fewer than the {1} places of a customer': '{0} ist weniger als die {1} Plätze eines Kunden',
  'cookie_disclaimer has nothing to show without a text, cookie_warning':
    'cookie_disclaimer hat ohne Text nichts zu zeigen; der Text ist cookie_warning',
  '"{0}" is no id of {1}; an example is {2}': '„{0}“ ist keine Kennung von {1}; ein Beispiel ist {2}',
  'need the flag cookie_disclaimer: true, or nobody would be asked whether they may load':
    'brauchen den Schalter cookie_disclaimer: true, sonst würde niemand gefragt, ob sie laden dürfen',
  'every museum has the role "{0}"': 'die Rolle „{0}“ hat jedes Museum',
  'a donation is at least 1 cent': 'eine Spende beträgt mindestens 1 Cent',
  'is less than min_amount, which is {0}': 'ist weniger als min_amount, {0}',
  '{0} is not between min_amount and max_amount, {1} and {2}':
    '{0} liegt nicht zwischen min_amount und max_amount, {1} und {2}',
  'overlaps with the rush "{0}"': 'überschneidet sich mit dem Andrang „{0}“',
  '{0} is not between from and to, {1} and {2}': '{0} liegt nicht zwischen from und to, {1} und {2}',
  // Customers
  'is too long': 'ist zu lang',
  'is too short': 'ist zu kurz',
  'is no e-mail address': 'ist keine E-Mail-Adresse',
  'is no phone number': 'ist keine Telefonnummer',
  'is no postcode': 'ist keine Postleitzahl',
  'is none of the salutations': 'ist keine der Anreden',
  'is among the passwords that are tried first':
    'gehört zu den Passwörtern, die als Erstes ausprobiert werden',
  'is not possible': 'ist nicht möglich',
  'must ask for email, required: the tickets are sent there':
    'muss nach email fragen, mit required: Dorthin gehen die Tickets',
  'asks for a salutation, and there are no salutations to choose from':
    'fragt nach einer Anrede, es gibt aber keine zur Auswahl',
  // Articles, shipping
  'there is no article category "{0}"': 'eine Warengruppe „{0}“ gibt es nicht',
  'there is no event "{0}"': 'eine Ausstellung „{0}“ gibt es nicht',
  'must be 0 for a pass: it comes by mail or at the desk':
    'muss bei einer Jahreskarte 0 sein: Sie kommt per E-Mail oder liegt an der Kasse',
  'must be empty for a pass': 'muss bei einer Jahreskarte leer sein',
  'means that it is sent by post, and no shipping.yaml says what that costs':
    'heißt, dass der Artikel verschickt wird, aber keine shipping.yaml sagt, was das kostet',
  'is above the heaviest parcel of shipping.yaml, {0}':
    'ist mehr als das schwerste Paket in shipping.yaml, {0}',
  '{0} is not among the countries of museum.yaml': '{0} ist nicht unter den Ländern in museum.yaml',
  '{0} is already in the zone "{1}"': '{0} ist schon in der Zone „{1}“',
  // The look
  '{0} has a contrast of {1}:1 on {2} paper; text needs {3}:1, so choose a {4} one':
    '{0} hat auf {2} Grund einen Kontrast von {1}:1; Text braucht {3}:1, wählen Sie also eine {4} Farbe',
  '{0} {1} has a contrast of {2}:1 on {3} {4}; text needs {5}:1':
    '{0} {1} hat auf {3} {4} einen Kontrast von {2}:1; Text braucht {5}:1',
  'is no well-formed SVG, or is cut off: save it again':
    'ist kein gültiges SVG oder abgeschnitten: Speichern Sie die Datei noch einmal',
  'declares entities of its own: save it as plain SVG':
    'legt eigene Zeichen fest: Speichern Sie die Datei als einfaches SVG',
  'loads a style sheet: save it with its styles inside':
    'lädt eine Formatvorlage nach: Speichern Sie die Datei mit ihren Formaten darin',
  'is no SVG': 'ist kein SVG',
  'contains <{0}>, which a picture may not have': 'enthält <{0}>, was in einem Bild nicht erlaubt ist',
  'contains text, whose face is not everywhere: turn its text into paths':
    'enthält Text, dessen Schrift nicht überall da ist: Wandeln Sie ihn in Pfade um',
  'contains a script, {0}': 'enthält ein Skript, {0}',
  'loads a style sheet or a font: save it without':
    'lädt eine Formatvorlage oder eine Schrift nach: Speichern Sie die Datei ohne',
  'refers to something that is not in the file, "{0}"':
    'verweist auf etwas, das nicht in der Datei ist, „{0}“',
  '"{0}" must be a file of fonts/, without a folder':
    '„{0}“ muss eine Datei in fonts/ sein, ohne Ordner davor',
  'there is no fonts/{0}': 'fonts/{0} gibt es nicht',
  'fonts/{0} is too large: {1}, at most {2}': 'fonts/{0} ist zu groß: {1}, höchstens {2}',
  'fonts/{0} is no font that can be read, or is cut off or damaged':
    'fonts/{0} ist keine lesbare Schrift oder abgeschnitten oder beschädigt',
  'fonts/{0} lacks {1}': 'in fonts/{0} fehlen {1}',
  'is too large: {0}, at most {1}': 'ist zu groß: {0}, höchstens {1}',
  'has one weight only: name a bold one, too, text_bold':
    'hat nur eine Stärke: Nennen Sie auch eine fette, text_bold',
  'stands beside a face, text': 'steht neben einer Schrift text, und diese fehlt',
  "is {0} for visitors to load, at most {1}: leave out what the shop's languages do not need":
    'bringt Gästen {0} zu laden, höchstens {1}: Lassen Sie weg, was die Sprachen des Shops nicht brauchen',
  'is no {0}, or is cut off or damaged': 'ist kein {0} oder abgeschnitten oder beschädigt',
  'is no ICO, or is cut off or damaged': 'ist kein ICO oder abgeschnitten oder beschädigt',
  'is {0}: an icon is square': 'ist {0}: Ein Symbol ist quadratisch',
  'is {0} pixels: at least {1} × {2}': 'hat {0} Bildpunkte: mindestens {1} × {2}',
  'is {0} pixels: at least {1} high, or it is not sharp':
    'hat {0} Bildpunkte: mindestens {1} hoch, sonst ist das Logo unscharf',
  'is {0} pixels: at most {1}': 'hat {0} Bildpunkte: höchstens {1}',
  'is {0}: a logo is at most ten times as wide as high, and three times as high as wide':
    'ist {0}: Ein Logo ist höchstens zehnmal so breit wie hoch und dreimal so hoch wie breit',
  'is the logo on dark paper; the one on light paper is missing, logo.svg':
    'ist das Logo auf dunklem Grund; das auf hellem fehlt, logo.svg',
  'cannot be seen on the {0} paper, {1}': 'ist auf {0} Grund nicht zu sehen, {1}',
  'has too many colours for every mail to carry it: simplify it':
    'hat zu viele Farben, um in jeder E-Mail zu stehen: Vereinfachen Sie es',
  // Payments
  'is direct-debit, which mollie does not take for a first payment':
    'ist direct-debit, was mollie bei einer ersten Zahlung nicht annimmt',
  'is {0}, but express is paypal at mollie': 'ist {0}, aber express ist bei mollie paypal',
  'is {0}, but {1} are direct debits': 'ist {0}, aber {1} sind Lastschriften',
  'is {0}, but direct debits are {1}': 'ist {0}, aber Lastschriften sind {1}',
  'is {0}, but the payment providers are {1}': 'ist {0}, aber die Zahlungsanbieter sind {1}',
  'is {0}; may be {1}': 'ist {0}; möglich sind {1}',
  'is {0}; {1} has no methods to choose from': 'ist {0}; {1} hat keine Arten zur Auswahl',
  'must be transfer, as the kind is': 'muss wie kind transfer sein',
  'is {0}, but the provider transfer takes transfer only':
    'ist {0}, aber der Anbieter transfer nimmt nur transfer',
  'is transfer, but the account is missing: `transfer`': 'ist transfer, aber das Konto fehlt: `transfer`',
  '{0} is no IBAN: its length or its check digits are wrong':
    '{0} ist keine IBAN: Die Länge oder die Prüfziffern stimmen nicht',
  '{0} is no BIC: eight or eleven capitals and digits':
    '{0} ist kein BIC: acht oder elf Großbuchstaben und Ziffern',
  '{0} days with `grace_days`, but at most {1} can be waited':
    '{0} Tage mit `grace_days`, aber länger als {1} kann nicht gewartet werden',
  'is {0}, but money is waited for {1} days: visitors would come before it':
    'ist {0}, aber auf das Geld wird {1} Tage gewartet: Die Gäste kämen vorher',
  'is {0}, but the money is due after {1} days': 'ist {0}, aber das Geld ist nach {1} Tagen fällig',
  // The accountant
  '"{0}" is no day of every year; an example is 01-01':
    '„{0}“ ist kein Tag jeden Jahres; ein Beispiel ist 01-01',
  '"{0}" is no chart of accounts; an example is "03"': '„{0}“ ist kein Kontenrahmen; ein Beispiel ist "03"',
  '{0} has more digits than account_length {1} allows; accounts of persons have one more':
    '{0} hat mehr Ziffern, als account_length {1} erlaubt; Personenkonten haben eine mehr',
  '"{0}" is no kind of product': 'eine Art „{0}“ gibt es nicht',
  '{0} is an account of something else, too': '{0} ist auch das Konto von etwas anderem',
  '{0} has another rate above; DATEV tells them apart by tax_key only':
    '{0} hat oben einen anderen Satz; DATEV unterscheidet sie nur am tax_key',
  'there is no account for the VAT of {0} percent in vat':
    'unter vat fehlt ein Konto für die Umsatzsteuer von {0} Prozent',
  // Exhibitions and their tickets
  'there is no venue "{0}"': 'einen Ort „{0}“ gibt es nicht',
  'there is no custom group "{0}"': 'eine eigene Gruppe „{0}“ gibt es nicht',
  'there is no ticket group "{0}"': 'eine Ticketgruppe „{0}“ gibt es nicht',
  'there is no pool "{0}"': 'ein Kontingent „{0}“ gibt es nicht',
  'slot needs slots': 'slot braucht slots',
  'day needs days': 'day braucht days',
  'have no meaning where the dating is {0}': 'haben keinen Sinn, wenn dating {0} ist',
  'go with times: entry; with times: duration a visit is as long as its slot':
    'gehören zu times: entry; mit times: duration dauert ein Besuch so lange wie sein Termin',
  '{0} overlaps the pause from {1}': '{0} überschneidet sich mit der Pause ab {1}',
  'the pool "{0}" is not made of {1}': 'das Kontingent „{0}“ besteht nicht aus {1}',
  '{0} are made of {1}': '{0} bestehen aus {1}',
  '{0} does not go with the dating {1}: {2}': '{0} passt nicht zu dating {1}: {2}',
  'is missing stay_minutes, which mode 5 needs': 'stay_minutes fehlt; mode 5 braucht es',
  'goes with mode 5 alone': 'gehört nur zu mode 5',
  'goes with the price 0 alone': 'gehört nur zum Preis 0',
  'needs a ticket of the same event that costs something':
    'braucht ein Ticket derselben Ausstellung, das etwas kostet',
  'slot goes with the dating slot alone': 'slot gehört nur zu dating slot',
  'day does not go with the dating open': 'day passt nicht zu dating open',
  'run needs an end of the event': 'run braucht ein Ende der Ausstellung',
  'is below min_quantity, {0}': 'ist kleiner als min_quantity, {0}',
  'needs subtickets, the members of the family': 'braucht subtickets, die Mitglieder der Familie',
  // Tours
  'is missing options, which {0} needs': 'options fehlt; {0} braucht es',
  'go with {0} alone': 'gehören nur zu {0}',
  'goes with number alone': 'gehört nur zu number',
  'is below 0, the least where there is no min': 'ist kleiner als 0, das Kleinste ohne min',
  'is below min, {0}': 'ist kleiner als min, {0}',
  'go with tours that are booked whole alone (book_complete_tour without single_ticketing)':
    'gehören nur zu Führungen, die nur ganz gebucht werden (book_complete_tour ohne single_ticketing)',
  'is above max_participants, {0}': 'ist größer als max_participants, {0}',
  'has no meaning where single places are sold and nothing else':
    'hat keinen Sinn, wenn nur einzelne Plätze verkauft werden',
  'need an entry per: tour, for who books a tour or a group':
    'brauchen einen Eintrag per: tour, für ganze Führungen und Gruppen',
  'need an entry per: person, for who books places without tickets':
    'brauchen einen Eintrag per: person, für Plätze ohne Tickets',
  'tour does not go with single places alone': 'tour passt nicht, wenn es nur einzelne Plätze gibt',
  'person goes with single places without tickets alone':
    'person gehört nur zu einzelnen Plätzen ohne Tickets',
  'have no meaning with booking_without_tickets': 'haben mit booking_without_tickets keinen Sinn',
  '"{0}" has no name in {1}: give it a language_name':
    '„{0}“ hat keinen Namen auf {1}: Geben Sie language_name an',
  // Vouchers
  'there is no voucher group "{0}"': 'eine Gutscheingruppe „{0}“ gibt es nicht',
  'must be more than 0': 'muss mehr als 0 sein',
  'is not between {0} and {1}': 'liegt nicht zwischen {0} und {1}',
  'is above the amount, {0}': 'ist mehr als der Betrag, {0}',
  'is of codes of the kind value: a discount lowers the price of everything':
    'gehört zu Codes mit kind: value; ein Rabatt senkt den Preis von allem',
  '"{0}" is the code of a voucher that this shop has sold':
    '„{0}“ ist der Code eines Gutscheins, den dieser Shop verkauft hat',
  '"{0}" had no vat_value when it was imported first, and keeps it; give out another code':
    '„{0}“ hatte beim ersten Import keinen vat_value, und dabei bleibt es; geben Sie einen anderen Code aus',
  '"{0}" had the vat_value {1} when it was imported first, and keeps it; give out another code':
    '„{0}“ hatte beim ersten Import den vat_value {1}, und dabei bleibt es; geben Sie einen anderen Code aus',
  'nothing in the folder has {0} percent VAT, so that this voucher could pay for nothing; leave it out for a voucher that is good for all rates':
    'nichts im Museumsordner hat {0} Prozent MwSt.; dieser Gutschein könnte also nichts bezahlen. Lassen Sie den Satz weg für einen Gutschein, der für alles gilt',
  'nothing in the folder has {0} percent VAT, so that this voucher could pay for nothing (there is {1}); leave it out for a voucher that is good for all rates':
    'nichts im Museumsordner hat {0} Prozent MwSt. (es gibt {1}); dieser Gutschein könnte also nichts bezahlen. Lassen Sie den Satz weg für einen Gutschein, der für alles gilt',
};

/** What stands for `{0}` where that is words, too. */
export const GERMAN_PARTS: Readonly<Record<string, string>> = {
  'a list': 'eine Liste',
  'a group of fields': 'eine Gruppe von Feldern',
  'text (put it in quotes if it looks like a number)':
    'Text (in Anführungszeichen, wenn er wie eine Zahl aussieht)',
  'a whole number': 'eine ganze Zahl',
  'a number': 'eine Zahl',
  'true or false': 'true oder false',
  'whole days (rules without times)': 'ganzen Tagen (Regeln ohne times)',
  'time slots (rules with times)': 'Terminen (Regeln mit times)',
  light: 'hellem',
  dark: 'dunklem',
  darker: 'dunklere',
  lighter: 'hellere',
  'the space': 'das Leerzeichen',
};
