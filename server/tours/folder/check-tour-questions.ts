// Whether the questions that a tour asks a party can be answered.
import { checkUnique } from '../../museum-folder/check-rules.ts';
import type { Path, ReadFile, Report } from '../../museum-folder/yaml-file.ts';
import type { TourFile } from './tour-file.ts';

type Question = NonNullable<TourFile['questions']>[number];

const CHOICES: readonly Question['type'][] = ['radio', 'select', 'checkbox'];

/** Reports everything that is wrong with a tour's questions. */
export function checkQuestions({ value: { questions = [] }, report }: ReadFile<TourFile>): void {
  checkQuestionList(questions, ['questions'], report);
}

/** Reports everything that is wrong with questions. @param path where they stand in their file */
export function checkQuestionList(questions: readonly Question[], path: Path, report: Report): void {
  checkUnique(
    questions.map(({ id }) => id),
    (index) => [...path, index, 'id'],
    report,
  );
  questions.forEach((question, index) => {
    checkOptions(question, [...path, index], report);
    checkRange(question, [...path, index], report);
  });
}

function checkOptions({ type, options }: Question, path: Path, report: Report): void {
  if (CHOICES.includes(type)) {
    if (options === undefined) report(path, `is missing options, which ${type} needs`);
  } else if (options !== undefined) report([...path, 'options'], `go with ${CHOICES.join(', ')} alone`);
  checkUnique(
    (options ?? []).map(({ value }) => value),
    (index) => [...path, 'options', index, 'value'],
    report,
  );
}

function checkRange({ type, min, max }: Question, path: Path, report: Report): void {
  if (type !== 'number') {
    if (min !== undefined) report([...path, 'min'], 'goes with number alone');
    if (max !== undefined) report([...path, 'max'], 'goes with number alone');
    return;
  }
  const least = min ?? 0;
  if (max !== undefined && max < least)
    report(
      [...path, 'max'],
      min === undefined ? 'is below 0, the least where there is no min' : `is below min, ${min}`,
    );
}
