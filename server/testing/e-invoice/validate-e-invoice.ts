// Checks e-invoices in tests: the schema of Factur-X (XSD), the business rules of EN 16931 and of XRechnung, and, where
// EINVOICE_RULES names a folder, the official rules beside them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { parseXmlDocument } from 'slimdom';
import type { Profile } from '../../documents/e-invoice/cii-xml.ts';
import { type Rules, readRules } from './schematron.ts';

const here = import.meta.dirname;
/** What Factur-X allows, as `@stackforge-eu/factur-x` carries it (EUPL-1.2). */
const XSD = fileURLToPath(
  new URL('../schema/en16931/FACTUR-X_EN16931.xsd', import.meta.resolve('@stackforge-eu/factur-x')),
);

const en16931 = ['en16931.sch', 'en16931-vat.sch', 'en16931-codes.sch', 'cii-syntax.sch'].map(rulesOf);
const ours: Readonly<Record<Profile, readonly Rules[]>> = {
  'factur-x': en16931,
  xrechnung: [...en16931, rulesOf('xrechnung.sch')],
};

/** The official rules as CEN and KoSIT publish them, if there are any here. */
const officialFolder = process.env.EINVOICE_RULES ?? '';
const official = existsSync(officialFolder)
  ? readdirSync(officialFolder)
      .filter((file) => file.endsWith('.sch'))
      .map((file) => ({ file, rules: readRules(join(officialFolder, file)) }))
  : [];

/**
 * The ids of all rules that a document breaks, in their order; `XSD: …` where the schema does not know it.
 * @param wanted the ids to look for, all if there are none
 */
export function brokenRules(xml: string, profile: Profile, wanted?: ReadonlySet<string>): string[] {
  const more = official.filter(({ file }) => profile === 'xrechnung' || !/xrechnung/i.test(file));
  const document = parseXmlDocument(xml);
  const broken = [...ours[profile], ...more.map(({ rules }) => rules)].flatMap((rules) =>
    rules.broken(document, wanted),
  );
  return [...new Set([...schemaErrors(xml), ...broken])];
}

/** The ids of our own rules, each once. */
export function ruleIds(profile: Profile): string[] {
  return [...new Set(ours[profile].flatMap(({ ids }) => ids))];
}

function rulesOf(file: string): Rules {
  return readRules(join(here, file));
}

let validator: XsdValidator | undefined;

function schemaErrors(xml: string): string[] {
  if (!validator) {
    xmlRegisterFsInputProviders();
    validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(XSD), { url: XSD }));
  }
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    return [`XSD: ${error instanceof Error ? error.message : String(error)}`];
  } finally {
    document.dispose();
  }
}
