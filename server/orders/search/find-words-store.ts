// The SQL that finds which words of names somebody may have meant (table `name_spelling`).
import { sql as raw } from 'kysely';
import { isMisspelt, spellingsOf } from '../../../domain/office/search/spelling.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { boolean, int, list, text } from '../../platform/database/sql-type.ts';
import { byHand } from '../../platform/database/statement.ts';

/** So many words that begin alike are tried. */
const MOST_BEGINNINGS = 40;
/** Sorts after every letter. */
const LAST_LETTER = '\u{10FFFF}';

// By hand: words by their beginning and by what they share with a misspelt one, each with its index.
const meantWordsStatement = byHand(
  'words-meant',
  {
    places: list(int()),
    words: list(text()),
    ends: list(text()),
    spelling_places: list(int()),
    spellings: list(text()),
  },
  { place: int(), word: text(), begins: boolean() },
  ({ places, words, ends, spelling_places, spellings }) => raw`
    select w.place, b.word, true as begins
    from unnest(${places}, ${words}, ${ends}) as w (place, word, ends)
    cross join lateral (
      select s.word from name_spelling s
      where s.spelling = s.word and s.word >= w.word collate "C" and s.word < w.ends collate "C"
      order by s.word limit ${raw.lit(MOST_BEGINNINGS)}
    ) b
    union all
    select distinct m.place, s.word, false
    from unnest(${spelling_places}, ${spellings}) as m (place, spelling)
    join name_spelling s on s.spelling = m.spelling`,
);

/** What a typed word may mean, from what is most likely down. */
export type MeantWord = {
  readonly exact: readonly string[];
  /** It is the beginning of these. */
  readonly begun: readonly string[];
  /** They differ by one letter. */
  readonly misspelt: readonly string[];
};

/** For each of the folded words, in their order. */
export async function meantWords(sql: Sql, words: readonly string[]): Promise<MeantWord[]> {
  const spelt = words.flatMap((word, place) => spellingsOf(word).map((spelling) => ({ place, spelling })));
  const found = await sql.all(meantWordsStatement, {
    places: words.map((_word, place) => place),
    words,
    ends: words.map((word) => word + LAST_LETTER),
    spelling_places: spelt.map(({ place }) => place),
    spellings: spelt.map(({ spelling }) => spelling),
  });
  return words.map((typed, place) => {
    const own = found.filter((row) => row.place === place);
    const begun = own.filter(({ begins, word }) => begins && word !== typed).map(({ word }) => word);
    return {
      exact: own.some(({ begins, word }) => begins && word === typed) ? [typed] : [],
      begun,
      misspelt: own
        .filter(({ begins, word }) => !begins && word !== typed && isMisspelt(typed, word))
        .map(({ word }) => word),
    };
  });
}
