import { checkUnique } from '../../museum-folder/check-rules.ts';
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import { checkQuestionList } from '../../tours/folder/check-tour-questions.ts';
import { GROUP_REQUEST_FIELDS, type GroupRequestFields } from './group-request-fields.ts';

export const groupRequestsFormat: FolderFormat<never, GroupRequestFields> = {
  fields: GROUP_REQUEST_FIELDS,
  checkFields({ value: { group_requests }, report }) {
    const { kinds = [] } = group_requests ?? {};
    checkUnique(
      kinds.map(({ id }) => id),
      (index) => ['group_requests', 'kinds', index, 'id'],
      report,
    );
    for (const [index, { questions = [] }] of kinds.entries())
      checkQuestionList(questions, ['group_requests', 'kinds', index, 'questions'], report);
  },
};
