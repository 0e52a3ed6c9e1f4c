import type { ThingField, ThingShape } from './thing-shape.ts';

/** Whether a form has texts in the museum's languages anywhere. */
export function hasTexts(fields: readonly ThingField[]): boolean {
  return fields.some(({ shape }) => isTextsShape(shape));
}

function isTextsShape(shape: ThingShape): boolean {
  switch (shape.kind) {
    case 'texts':
    case 'picture':
    case 'pictures':
      return true;
    case 'group':
    case 'list':
    case 'entries':
      return hasTexts(shape.fields);
    case 'either':
      return shape.ways.some(isTextsShape);
    default:
      return false;
  }
}
