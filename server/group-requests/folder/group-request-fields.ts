// What groups may ask the museum for, in `museum.yaml`. Without it there is no form.
import { type Static, Type } from 'typebox';
import { QuestionType } from '../../../domain/tours/tour.ts';
import { Id, strict, Text } from '../../museum-folder/museum-fields.ts';

const Question = Type.Object(
  {
    id: Id,
    type: QuestionType,
    label: Text,
    hint: Type.Optional(Text),
    required: Type.Optional(Type.Boolean()),
    options: Type.Optional(Type.Array(Type.Object({ value: Id, label: Text }, strict), { minItems: 1 })),
    min: Type.Optional(Type.Integer()),
    max: Type.Optional(Type.Integer()),
  },
  strict,
);

export const GROUP_REQUEST_FIELDS = {
  group_requests: Type.Optional(
    Type.Object(
      {
        /** Such as school, company and party; the first is shown first. */
        kinds: Type.Array(
          Type.Object(
            { id: Id, name: Text, text: Type.Optional(Text), questions: Type.Optional(Type.Array(Question)) },
            strict,
          ),
          { minItems: 1, maxItems: 10 },
        ),
      },
      strict,
    ),
  ),
};

export const GroupRequestFields = Type.Object(GROUP_REQUEST_FIELDS);
export type GroupRequestFields = Static<typeof GroupRequestFields>;
