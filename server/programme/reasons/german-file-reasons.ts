// What the checks say of any file of the museum folder, whatever it is about, in German: its shape, its days and times, its pictures,
// and what the readers of YAML and of schemas say. `{0}` stands for what differs.
export const GERMAN_FILE_REASONS: Readonly<Record<string, string>> = {
  // Schemas
  'is missing {0}': '{0} fehlt',
  'is missing': 'fehlt',
  'must be {0}': 'muss {0} sein',
  'must be one of {0}': 'muss eines von diesen sein: {0}',
  'must be at least {0}': 'muss mindestens {0} sein',
  'must be at most {0}': 'darf höchstens {0} sein',
  'must be above {0}': 'muss größer als {0} sein',
  'must be below {0}': 'muss kleiner als {0} sein',
  'must be > {0}': 'muss größer als {0} sein',
  'must be < {0}': 'muss kleiner als {0} sein',
  'needs at least {0} entry': 'braucht mindestens {0} Eintrag',
  'needs at least {0} entries': 'braucht mindestens {0} Einträge',
  'takes at most {0} entries': 'darf höchstens {0} Einträge haben',
  'there is no field "{0}" here': 'hier gibt es kein Feld „{0}“',
  'there is no field "{0}" here; a number has no comma, and money is whole cents: 1250 for 12.50':
    'hier gibt es kein Feld „{0}“; eine Zahl hat kein Komma, und Geld steht in ganzen Cent: 1250 für 12,50',
  'there is no field "{0}" here; if it belongs to the text before it, put that text in quotes: a comma ends it':
    'hier gibt es kein Feld „{0}“; wenn es zum Text davor gehört, setzen Sie diesen in Anführungszeichen: ein Komma beendet ihn',
  'must be a day, a range, or a day from which on, with its year: 2027-01-10, 2027-01-10..2027-03-03, 2027-01-10..':
    'muss ein Tag, ein Zeitraum oder ein erster Tag mit seinem Jahr sein: 2027-01-10, 2027-01-10..2027-03-03, 2027-01-10..',
  'must be a day, a range, or one of these for every year: 2026-12-24, 2026-12-24..2027-01-06, 12-24, 12-24..01-06':
    'muss ein Tag oder ein Zeitraum sein, auch für jedes Jahr: 2026-12-24, 2026-12-24..2027-01-06, 12-24, 12-24..01-06',
  'must be a day such as 2026-12-24, today or today+14':
    'muss ein Tag sein, zum Beispiel 2026-12-24, today oder today+14',
  'must be a time such as 09:30': 'muss eine Uhrzeit sein, zum Beispiel 09:30',
  'must be a colour such as #1f6f78': 'muss eine Farbe sein, zum Beispiel #1f6f78',
  'must be a language such as de or gsg': 'muss eine Sprache sein, zum Beispiel de oder gsg',
  'must be a country key of two capital letters, such as DE':
    'muss ein Länderkürzel aus zwei Großbuchstaben sein, zum Beispiel DE',
  'must be 4 to 40 letters, digits and hyphens':
    'muss aus 4 bis 40 Buchstaben, Ziffern und Bindestrichen bestehen',
  'must be an id of small letters, digits and hyphens':
    'muss eine Kennung aus Kleinbuchstaben, Ziffern und Bindestrichen sein',
  'must not have fewer than {0} characters': 'muss mindestens {0} Zeichen lang sein',
  'must not have more than {0} characters': 'darf höchstens {0} Zeichen lang sein',
  'must not have fewer than {0} properties': 'braucht mindestens {0} Felder',
  'must not have more than {0} properties': 'darf höchstens {0} Felder haben',
  'must not have duplicate items': 'darf nichts zweimal nennen',
  'must be equal to constant': 'muss der vorgegebene Wert sein',
  'must be equal to one of the allowed values': 'muss einer der erlaubten Werte sein',
  'must be multiple of {0}': 'muss ein Vielfaches von {0} sein',
  'must match format "{0}"': 'muss diese Form haben: „{0}“',
  'must match pattern "{0}"': 'muss diesem Muster entsprechen: „{0}“',
  'property names {0} are invalid': 'diese Namen sind nicht möglich: {0}',
  // Amounts
  '"{0}" must be whole cents, written with digits alone: 1250 for 12.50':
    '„{0}“ müssen ganze Cent sein, nur mit Ziffern geschrieben: 1250 für 12,50',
  '"{0}" must be whole cents: write {1} for {2}': '„{0}“ müssen ganze Cent sein: Schreiben Sie {1} für {2}',
  '"{0}" can be read in two ways: write {1} for {2}, or {3} for {4}':
    '„{0}“ lässt sich auf zwei Arten lesen: Schreiben Sie {1} für {2} oder {3} für {4}',
  '{0} is less than one percent: write {1} for {2} %':
    '{0} ist weniger als ein Prozent: Schreiben Sie {1} für {2} %',
  // Days, times, ids
  '{0} is after the last day, {1}': '{0} liegt nach dem letzten Tag, {1}',
  '{0} is before the first day, {1}': '{0} liegt vor dem ersten Tag, {1}',
  'has no meaning without times: the slot is the whole day':
    'hat ohne times keinen Sinn: Der Termin ist der ganze Tag',
  'names a time twice': 'nennt eine Uhrzeit zweimal',
  'is missing minutes, the length of a slot': 'minutes fehlt: wie lange ein Termin dauert',
  'is before the first time, {0}': 'liegt vor der ersten Uhrzeit, {0}',
  'is no time of this series: from {0} every {1} minutes, the last is {2}':
    'ist keine Uhrzeit dieser Reihe: ab {0} alle {1} Minuten, die letzte ist {2}',
  'the calendar has no {0}': 'den {0} gibt es im Kalender nicht',
  'ends on {0}, before it starts on {1}': 'endet am {0}, also vor dem Beginn am {1}',
  'ends at {0}, before it starts at {1}': 'endet um {0}, also vor dem Beginn um {1}',
  '"{0}" is there twice': '„{0}“ steht zweimal da',
  '{0} is there twice': '{0} steht zweimal da',
  '"{0}" is already in {1}': '„{0}“ steht schon in {1}',
  '"{0}" is none of {1}': '„{0}“ ist keines von diesen: {1}',
  // Files
  'there is no such file': 'diese Datei fehlt',
  'cannot be read': 'lässt sich nicht lesen',
  'is not in UTF-8, but probably in {0}: save it as UTF-8':
    'ist nicht in UTF-8 gespeichert, sondern wahrscheinlich in {0}: Speichern Sie die Datei als UTF-8',
  'is not read; did you mean {0}?': 'wird nicht gelesen; ist {0} gemeint?',
  'is not read; leave out its ending .txt': 'wird nicht gelesen; lassen Sie die Endung .txt weg',
  'is not read; write its ending in small letters, {0}':
    'wird nicht gelesen; schreiben Sie die Endung klein, {0}',
  'is not read; end its name in .yaml, JSON can stay as it is':
    'wird nicht gelesen; der Name muss auf .yaml enden, der Inhalt kann JSON bleiben',
  'is not read; put its files into {0}/, or move it elsewhere':
    'wird nicht gelesen; legen Sie die Dateien direkt in {0}/ ab, oder verschieben Sie den Ordner',
  'is not read: name it {0}': 'wird nicht gelesen: Der Name muss {0} sein',
  '"{0}" must be a file of images/, without a folder':
    '„{0}“ muss eine Datei in images/ sein, ohne Ordner davor',
  'there is no images/{0}': 'images/{0} gibt es nicht',
  'images/{0} is a HEIC picture, which browsers do not show: save it as JPEG':
    'images/{0} ist ein HEIC-Bild, das Browser nicht zeigen: Speichern Sie es als JPEG',
  'images/{0} is cut off or damaged: copy or save it again':
    'images/{0} ist abgeschnitten oder beschädigt: Kopieren oder speichern Sie das Bild noch einmal',
  'images/{0} has more than 268 million pixels: make it smaller':
    'images/{0} hat mehr als 268 Millionen Bildpunkte: Verkleinern Sie das Bild',
  'images/{0} is no picture that can be read': 'images/{0} ist kein lesbares Bild',
  // YAML
  'is empty': 'ist leer',
  'begins a second document: make a file of each, without the line ---':
    'beginnt ein zweites Dokument: Machen Sie aus jedem eine eigene Datei, ohne die Zeile ---',
  'Nested mappings are not allowed in compact mappings; put a text with a colon in quotes':
    'hier ist ein Doppelpunkt zu viel; setzen Sie einen Text mit Doppelpunkt in Anführungszeichen',
  'Block collections are not allowed within flow collections; put a text with a colon in quotes':
    'hier ist ein Doppelpunkt zu viel; setzen Sie einen Text mit Doppelpunkt in Anführungszeichen',
  'A block sequence may not be used as an implicit map key; put a text with a colon in quotes':
    'hier kann keine Liste stehen; setzen Sie einen Text mit Doppelpunkt in Anführungszeichen',
  'Implicit keys need to be on a single line': 'der Name eines Feldes muss in einer Zeile stehen',
  'Implicit map keys need to be followed by map values': 'nach dem Namen des Feldes fehlt ein Doppelpunkt',
  'All sequence items must start at the same column':
    'alle Einträge einer Liste müssen gleich weit eingerückt sein',
  'All mapping items must start at the same column':
    'alle Felder einer Gruppe müssen gleich weit eingerückt sein',
  'Tabs are not allowed as indentation': 'eingerückt wird mit Leerzeichen, nicht mit Tabulatoren',
  'Plain value cannot start with {0}':
    'ein Text darf nicht mit {0} beginnen; setzen Sie ihn in Anführungszeichen',
  'Missing closing "quote': 'das schließende Anführungszeichen " fehlt',
  "Missing closing 'quote": "das schließende Anführungszeichen ' fehlt",
  'Invalid escape sequence {0}': 'die Zeichen {0} haben hier keine Bedeutung',
  'Unresolved alias (the anchor must be set before the alias): {0}':
    'den Verweis {0} gibt es nicht; setzen Sie einen Text mit * in Anführungszeichen',
};

/** Of a file that is no YAML for a reason which is not among these. */
export const GERMAN_YAML_REASON = 'ist kein gültiges YAML: {0}';
