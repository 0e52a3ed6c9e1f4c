import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { Tags } from '../../../domain/site/site.ts';
import { usePageRouter } from '../page-router.ts';
import { type Choice, keepChoice, useChoice } from './consent-choice.ts';
import { ConsentNotice } from './consent-notice.tsx';
import { areTagsLoaded, controlTags } from './control-tags.ts';
import { forgetTags } from './forget-tags.ts';

/** Asks for consent, lets visitors change the answer, and loads the museum's tags only after a yes. */
export function Consent({ tags, html }: { tags: Tags; html: string }) {
  const choice = useChoice(tags);
  const location = useLocation();
  const router = usePageRouter();
  const [changing, setChanging] = useState(false);
  const opener = useOpener(useCallback(() => setChanging(true), []));
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page again, until tags may load
  useEffect(() => {
    if (router) controlTags(choice, tags, router);
  }, [choice, tags, router, location]);
  if (choice !== undefined && !changing) return null;
  const close = () => {
    setChanging(false);
    (opener.current ?? document.getElementById('content'))?.focus({ preventScroll: true });
  };
  const decide = (said: Choice) => {
    keepChoice(said, tags);
    if (said === 'rejected' && choice === 'accepted') {
      forgetTags();
      // A script cannot be taken out of a page.
      if (areTagsLoaded()) window.location.reload();
    }
    close();
  };
  return (
    <ConsentNotice
      tags={tags}
      html={html}
      choice={choice}
      focused={changing}
      onDecide={decide}
      onClose={close}
    />
  );
}

/** Opens on links to `#cookies`, in the footer or on the museum's page. @returns the element that had the focus */
function useOpener(open: () => void) {
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    const clicked = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>('a[href$="#cookies"]');
      if (!link) return;
      event.preventDefault();
      opener.current = link;
      open();
    };
    document.addEventListener('click', clicked, true);
    return () => document.removeEventListener('click', clicked, true);
  }, [open]);
  return opener;
}
