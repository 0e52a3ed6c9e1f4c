import { officeDraftLogoPath } from '../../../domain/office-addresses.ts';
import { isGroupValue, type ThingShape } from '../../../domain/programme/thing-shape.ts';
import { PictureFile } from '../forms/picture-file.tsx';
import { EMPTY_PICTURE, type ShapeProps } from './shape-props.ts';
import { useThingForm } from './thing-context.ts';
import { useThingWords } from './thing-words.ts';

type Props = ShapeProps<Extract<ThingShape, { kind: 'face' | 'file' }>>;

const FACES = '.woff2,.woff,.ttf,.otf';

/** A face, or a file with a name of its own, such as the logo: shown on the paper on which visitors see it. */
export function SentFile({ shape, name, at, optional, value, onChange }: Props) {
  const { label, hint } = useThingWords();
  const { number, errors } = useThingForm();
  const file = isGroupValue(value) ? (value as typeof EMPTY_PICTURE) : EMPTY_PICTURE;
  const path = shape.kind === 'file' ? shape.path : undefined;
  const other = {
    accept: path === undefined ? FACES : path.slice(path.lastIndexOf('.')),
    hint: hint(name),
    ...(path !== undefined && { src: officeDraftLogoPath({ number, file: path }) }),
  };
  return (
    <PictureFile
      name={at}
      label={label(name, at)}
      number={number}
      picture={file}
      error={errors[at]}
      optional={optional}
      other={other}
      onChange={(sent) => onChange({ file: sent.file, hash: sent.hash })}
    >
      {(src) =>
        path !== undefined && (
          <img
            className="thing-image"
            data-paper={path.includes('dark') ? 'dark' : 'light'}
            src={src}
            alt=""
          />
        )
      }
    </PictureFile>
  );
}
