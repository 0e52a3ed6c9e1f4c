import { cheaperFamily } from '../../domain/tickets/cheaper-family.ts';
import type { TicketForm } from '../../domain/tickets/ticket-form.ts';
import type { TicketSale } from '../../domain/tickets/ticket-room.ts';
import { Button } from '../../ui/button.tsx';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import { Notice } from '../../ui/notice.tsx';
import { goToStep } from '../visit/go-to-step.ts';
import step from '../visit/step.module.css';

type Props = { form: TicketForm; sale: TicketSale; onChange: (form: TicketForm) => void };

/** "With the family ticket you pay 4 € less", and the button that takes it. */
export function CheaperHint({ form, sale, onChange }: Props) {
  const { t, formats } = useI18n();
  const hint = cheaperFamily(form, sale);
  const parts = hint?.ticket.subtickets
    .map(({ id, name }) => t('cart.part', { count: hint.parts[id] ?? 0, name }))
    .join(', ');
  return (
    <div aria-live="polite">
      {hint && (
        <Notice
          tone="info"
          title={t('tickets.cheaper', {
            name: hint.ticket.name,
            saved: formats.money(hint.saved),
            parts: parts ?? '',
          })}
        >
          <div className={step.next}>
            <Button
              variant="secondary"
              onClick={() => {
                onChange(hint.form);
                goToStep('step-tickets');
              }}
            >
              {t('tickets.cheaper.take', { name: hint.ticket.name })}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
