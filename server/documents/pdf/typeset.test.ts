// Every printed text can be read aloud, even after other documents were printed: fonts are parsed once per process.
import { expect, it } from 'vitest';
import { pdfDocument } from './pdf-document.ts';
import { hasPoppler, textOf } from './read-pdf.ts';
import { setLine } from './typeset.ts';

function printed(text: string): Promise<Buffer> {
  return pdfDocument({ title: text, author: 'Museum am Strom', language: 'it', created: 0 }, (pdf, root) => {
    pdf.addPage();
    root.add(
      pdf.struct('P', {}, () => {
        setLine(pdf, text, { face: 'text', size: 12, leading: 1 }, 40, 60);
      }),
    );
  });
}

it.skipIf(!hasPoppler)('a letter is read where it stands alone after it was part of another', async () => {
  expect(textOf(await printed('Ñ, Ü; È'))).toContain('Ñ, Ü; È');
  expect(textOf(await printed('El Nilo, Ulm: Entrada 1,50'))).toContain('El Nilo, Ulm: Entrada 1,50');
});
