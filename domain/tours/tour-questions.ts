// What the museum asks a party, and whether it has been answered (spec 3, tour form "answers"; spec 5, 'Please answer all
// mandatory fields.'). An answer is text, for checkboxes the list of what is ticked.
import type { GivenAnswer, TourQuestion } from './tour.ts';

export type AnswerValue = string | readonly string[];

/** Answers per question's id. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** What is wrong with an answer. */
export type AnswerProblem = 'REQUIRED' | 'OPTION_UNKNOWN' | 'TOO_LONG' | 'NUMBER_INVALID';

const MOST_CHARACTERS = { text: 200, textarea: 2_000 } as const;

/** Characters that an answer may have; undefined where it is not typed. */
export function mostCharacters({ type }: Pick<TourQuestion, 'type'>): number | undefined {
  return type === 'text' || type === 'textarea' ? MOST_CHARACTERS[type] : undefined;
}

/** Undefined when the answer is valid. */
export function answerProblem(question: TourQuestion, value: AnswerValue = ''): AnswerProblem | undefined {
  const { type, required, options = [] } = question;
  if (type === 'radio' || type === 'select' || type === 'checkbox') {
    const chosen = listOf(value);
    if (chosen.length === 0) return required ? 'REQUIRED' : undefined;
    const known = chosen.every((one) => options.some((option) => option.value === one));
    return known && (type === 'checkbox' || chosen.length === 1) ? undefined : 'OPTION_UNKNOWN';
  }
  const text = textOf(value);
  if (text === '') return required ? 'REQUIRED' : undefined;
  if (type === 'number') return isNumberWithin(text, question) ? undefined : 'NUMBER_INVALID';
  return text.length > MOST_CHARACTERS[type] ? 'TOO_LONG' : undefined;
}

function listOf(value: AnswerValue): readonly string[] {
  return (typeof value === 'string' ? [value] : value).filter((text) => text !== '');
}

function textOf(value: AnswerValue): string {
  return typeof value === 'string' ? value.trim() : '';
}

function isNumberWithin(text: string, { min, max }: TourQuestion): boolean {
  if (!/^-?\d{1,9}$/.test(text)) return false;
  const number = Number(text);
  return number >= (min ?? 0) && number <= (max ?? Number.POSITIVE_INFINITY);
}

/** Every question without a valid answer, in their order. */
export function answerProblems(
  questions: readonly TourQuestion[],
  answers: Answers,
): Readonly<Record<string, AnswerProblem>> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const problem = answerProblem(question, answers[question.qId]);
      return problem ? [[question.qId, problem]] : [];
    }),
  );
}

/** The answers that were given, with the question's text; unanswered questions are left out. */
export function givenAnswers(questions: readonly TourQuestion[], answers: Answers): GivenAnswer[] {
  return questions.flatMap((question): GivenAnswer[] => {
    const { qId, type, label, options = [] } = question;
    const value = answers[qId] ?? '';
    if (type === 'radio' || type === 'select' || type === 'checkbox') {
      const chosen = options.filter((option) => listOf(value).includes(option.value));
      if (chosen.length === 0) return [];
      const text = chosen.map((option) => option.label).join(', ');
      const values = chosen.map((option) => option.value);
      return [{ qId, type, label, value: type === 'checkbox' ? values : (values[0] ?? ''), text }];
    }
    const text = textOf(value);
    return text === '' ? [] : [{ qId, type, label, value: text, text }];
  });
}
