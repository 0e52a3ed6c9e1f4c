// Names for a million orders: some that every phone book is full of, and tens of thousands that are rare.
import { foldName } from '../../domain/office/search/fold-name.ts';

const FIRST =
  `Anna Maria Peter Michael Thomas Andreas Wolfgang Claudia Susanne Monika Stefan Sabine Jürgen Frank Petra
  Ursula Karin Christian Martin Birgit Klaus Renate Andrea Helga Bernd Jens Katrin Jörg Zoë Chloé François André Søren Åse
  Björn Giulia Luca Sofía José Emma Noah Mia Ben Lena Paul Lea Leon Clara Felix Jonas Ida Emil Greta Anton Marlene Theo
  Frieda Oskar Matilda Karl Johanna Friedrich Charlotte Wilhelm Luise Hermann Elisabeth Heinrich`.split(
    /\s+/,
  );
const LAST =
  `Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein
  Wolf Schröder Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Werner Krause Meier Lehmann Köhler
  Herrmann König Walter Mayer Huber Kaiser Fuchs Peters Lang Scholz Möller Weiß Jung Hahn Schubert Vogel Friedrich Keller
  Günther Frank Berger Winkler Roth Beck Lorenz Baumann Franke Albrecht Schuster Simon Ludwig Böhm Winter Kraus Martin
  Jansen de-Vries Dubois Lefèvre Rossi Ferrari García López Andersson Nilsson Jensen Nielsen Sørensen`.split(
    /\s+/,
  );
const BEGINNINGS =
  `Al Am Bar Ber Bo Brei Dan Der Dom Eck Ei Er Fal Fen Gar Ger Gra Hal Ham Hei Hol Jor Kal Kam Ker Kol
  Lan Leh Lin Mal Mar Mei Mol Nor Ober Ol Pal Pfei Ram Rei Ros Sal Sei Stein Tal Thal Ul Vol Wal Wein Zan Zie`.split(
    /\s+/,
  );
const MIDDLES =
  `ba be bi da de den di fe ge go ke kel le li lo ma me mi na ne no ra re ri sa se si ta te ti`.split(' ');
const ENDS =
  `bach berg burg dorf feld hagen haus heim hof hoff holz horst mann meier moser stedt stein thal wald weg`.split(
    ' ',
  );

export type MadeName = { readonly name: string; readonly words: readonly string[] };

/** First names, the frequent ones first. */
export function firstNames(): MadeName[] {
  return FIRST.map(made);
}

/** Family names, the frequent ones first. @param count how many */
export function familyNames(count: number): MadeName[] {
  const rare: string[] = [];
  for (const end of ENDS)
    for (const middle of MIDDLES) for (const beginning of BEGINNINGS) rare.push(beginning + middle + end);
  return [...LAST, ...rare].slice(0, count).map((name) => made(name.replace('-', ' ')));
}

function made(name: string): MadeName {
  return { name, words: foldName(name) };
}
