// The JSON of tours, to check it when it is read.
import { Type } from 'typebox';
import { QuestionType } from '../../domain/tours/tour.ts';
import { StoredPoolRules } from '../capacity/stored-pool-rules.ts';
import {
  StoredAccent,
  StoredGroup,
  StoredPictureJson,
  StoredSubticket,
  StoredText,
} from '../museum-folder/stored-fields.ts';

const DayOrNone = Type.Union([Type.String(), Type.Null()]);

const Price = Type.Object({
  id: Type.String(),
  name: StoredText,
  per: Type.Union([Type.Literal('tour'), Type.Literal('person')]),
  price: Type.Integer(),
  vat_value: Type.Number(),
  differs: Type.Array(
    Type.Object({
      weekdays: Type.Array(Type.Integer()),
      from: DayOrNone,
      to: DayOrNone,
      price: Type.Integer(),
    }),
  ),
});

const Ticket = Type.Object({
  id: Type.String(),
  name: StoredText,
  description: StoredText,
  price: Type.Integer(),
  vat_value: Type.Number(),
  subtickets: Type.Array(StoredSubticket),
});

const Question = Type.Object({
  id: Type.String(),
  type: QuestionType,
  label: StoredText,
  hint: StoredText,
  required: Type.Boolean(),
  options: Type.Optional(Type.Array(Type.Object({ value: Type.String(), label: StoredText }))),
  min: Type.Optional(Type.Integer()),
  max: Type.Optional(Type.Integer()),
});

export const StoredTourJson = Type.Object({
  language_name: Type.Union([StoredText, Type.Null()]),
  name: StoredText,
  teaser: StoredText,
  description: StoredText,
  meeting_point: StoredText,
  picture: StoredPictureJson,
  accent: StoredAccent,
  prices: Type.Array(Price),
  tickets: Type.Array(Ticket),
  questions: Type.Array(Question),
  event_name: Type.Union([StoredText, Type.Null()]),
  venue: StoredGroup,
  custom_groups: Type.Array(StoredGroup),
  rules: StoredPoolRules,
});
