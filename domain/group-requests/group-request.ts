// What a group asks the museum for (operations 5): who they are, how many, on which days, and what the museum wants to know of
// this kind of group. Nothing is held or promised by it.
import { emailProblem } from '../customers/registration.ts';
import type { FieldProblem } from '../refusal.ts';
import type { TourQuestion } from '../tours/tour.ts';
import { type Answers, answerProblems } from '../tours/tour-questions.ts';

export type GroupRequest = {
  readonly name: string;
  /** The school or company; '' for a party. */
  readonly organisation: string;
  readonly email: string;
  readonly phone: string;
  /** How many people, as it was typed. */
  readonly people: string;
  /** When they would like to come, in their own words. */
  readonly days: string;
  readonly wishes: string;
  readonly answers: Answers;
};

type RequestField = Exclude<keyof GroupRequest, 'answers'>;

/** Longest value per field, in characters. */
export const REQUEST_LENGTHS = {
  name: 200,
  organisation: 200,
  email: 254,
  phone: 60,
  people: 5,
  days: 500,
  wishes: 2000,
} as const satisfies Record<RequestField, number>;

export const REQUEST_FIELDS = [
  'name',
  'organisation',
  'email',
  'phone',
  'people',
  'days',
  'wishes',
] as const satisfies readonly RequestField[];

const REQUIRED: readonly RequestField[] = ['name', 'email', 'people', 'days'];

/** Without spaces around anything; texts of one line have no breaks. */
export function trimRequest(request: GroupRequest): GroupRequest {
  const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  const { name, organisation, email, phone, people, days, wishes, answers } = request;
  return {
    name: oneLine(name),
    organisation: oneLine(organisation),
    email: email.trim(),
    phone: oneLine(phone),
    people: people.trim(),
    days: days.trim(),
    wishes: wishes.trim(),
    answers,
  };
}

/** What is wrong, by field; a question's is `question-ID`. Empty when it can be received. */
export function checkRequest(
  request: GroupRequest,
  questions: readonly TourQuestion[],
): Record<string, FieldProblem[]> {
  const given = trimRequest(request);
  const fields = REQUEST_FIELDS.flatMap((field): [string, FieldProblem[]][] => {
    const problem = problemOf(field, given[field]);
    return problem ? [[field, [problem]]] : [];
  });
  const answers = Object.entries(answerProblems(questions, given.answers)).map(
    ([id, problem]): [string, FieldProblem[]] => [`question-${id}`, [problem]],
  );
  return Object.fromEntries([...fields, ...answers]);
}

function problemOf(field: RequestField, value: string): FieldProblem | undefined {
  if (value === '') return REQUIRED.includes(field) ? 'REQUIRED' : undefined;
  if (value.length > REQUEST_LENGTHS[field]) return 'TOO_LONG';
  if (field === 'email') return emailProblem(value);
  return field === 'people' && !/^[1-9]\d{0,4}$/.test(value) ? 'NUMBER_INVALID' : undefined;
}
