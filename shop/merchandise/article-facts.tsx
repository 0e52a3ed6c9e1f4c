// Right of withdrawal, manufacturer, responsible person in the Union, and warnings (GPSR art. 19).
import type { Article, SafetyContact } from '../../domain/merchandise/article.ts';
import { useI18n } from '../../ui/i18n/i18n.tsx';
import styles from '../ground/page/facts.module.css';

export function ArticleFacts({ article }: { article: Article }) {
  const { t } = useI18n();
  const { maker, responsible, warnings, withdrawal_days: days } = article;
  return (
    <dl className={styles.facts}>
      {warnings.length > 0 && (
        <div>
          <dt>{t('merchandise.warnings')}</dt>
          <dd>
            {warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </dd>
        </div>
      )}
      {maker && <Contact role={t('merchandise.maker')} contact={maker} />}
      {responsible && <Contact role={t('merchandise.responsible')} contact={responsible} />}
      <div>
        <dt>{t('merchandise.withdrawal')}</dt>
        <dd>{days > 0 ? t('merchandise.withdrawal.days', { days }) : t('merchandise.withdrawal.none')}</dd>
      </div>
    </dl>
  );
}

function Contact({ role, contact }: { role: string; contact: SafetyContact }) {
  return (
    <div>
      <dt>{role}</dt>
      <dd translate="no">
        {contact.name}
        <br />
        {contact.address}
        <br />
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </dd>
    </div>
  );
}
