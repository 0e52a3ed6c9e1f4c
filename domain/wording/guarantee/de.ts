import type { Wording } from '../message.ts';
import type { guaranteeEn } from './en.ts';

export const guaranteeDe: Wording<typeof guaranteeEn> = {
  'guarantee.title': 'Gesetzliche Gewährleistung',
  'guarantee.minimum':
    '*Mindestens zwei Jahre gesetzliche Gewährleistung* der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden.',
  'guarantee.claim':
    'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z.\u00a0B. wenn die Waren',
  'guarantee.claim.description': 'nicht der Beschreibung entsprechen,',
  'guarantee.claim.function': 'nicht bestimmungsgemäß funktionieren.',
  'guarantee.liable':
    '*Verkäufer haften* für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:',
  'guarantee.liable.repair': '*kostenlose Nachbesserung* oder *kostenlose Ersatzlieferung*,',
  'guarantee.liable.refund':
    'in bestimmten Fällen eine *Preisminderung* oder eine *vollständige Erstattung des Kaufpreises*.',
  'guarantee.countries':
    'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
  'guarantee.scan':
    'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer.',
  'guarantee.todo': 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
  'guarantee.todo.contact': 'Melden Sie dem Verkäufer das Problem so bald wie möglich.',
  'guarantee.todo.proof':
    'Legen Sie einen Kaufnachweis vor, z.\u00a0B. die Quittung, Rechnung oder einen Kontoauszug.',
  'guarantee.commercial':
    'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine *gewerbliche Haltbarkeitsgarantie* ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
  'guarantee.code': 'QR-Code, der zu {address} führt',
};
