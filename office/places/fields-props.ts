import type { Contract } from '../../domain/contract.ts';
import type { AnswerOf } from '../../domain/endpoint.ts';
import type { Form } from '../../ui/form/use-form.ts';
import type { DecisionValues, Kind } from './decision-values.ts';

/** What decisions can be about. */
export type Choices = AnswerOf<Contract['GET office/places/pools']>;

/** What the fields of a decision's sheet are given. */
export type FieldsProps = {
  kind: Kind;
  choices: Choices;
  values: DecisionValues;
  form: Pick<Form<DecisionValues>, 'change' | 'errors'>;
};
