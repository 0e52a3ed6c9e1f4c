import { controlProps, Field } from '../../../ui/field.tsx';

/** In base64 it is as long as its call may be. */
const MOST_BYTES = 8_000_000;

type Props = {
  label: string;
  hint: string;
  error: string | undefined;
  /** @param file in base64; '' for none, and for one that is too large */
  onChoose: (file: string, isTooLarge: boolean) => void;
};

/** The file of a bank. */
export function StatementField({ label, hint, error, onChoose }: Props) {
  const choose = async (file: File | undefined) => {
    const isTooLarge = file !== undefined && file.size > MOST_BYTES;
    onChoose(file && !isTooLarge ? await base64Of(file) : '', isTooLarge);
  };
  return (
    <Field name="file" label={label} hint={hint} error={error}>
      <input
        type="file"
        className="control"
        accept=".xml,.csv,.txt,.c53"
        {...controlProps({ name: 'file', hint, error })}
        onChange={(event) => void choose(event.currentTarget.files?.[0])}
      />
    </Field>
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
