// The programme in the office: its revisions, what they change, and publishing them.
import type { Difference, ThingKind } from '../../../programme/compare-things.ts';
import type { RevisionState } from '../../../programme/revision.ts';

const states = {
  'programme.state.draft': 'Draft',
  'programme.state.scheduled': 'Set for a time',
  'programme.state.published': 'Visitors see this',
  'programme.state.replaced': 'Earlier',
  'programme.state.discarded': 'Put away',
} as const satisfies Readonly<Record<`programme.state.${RevisionState}`, string>>;

const kinds = {
  'programme.kind.event': 'Exhibition or event',
  'programme.kind.tour': 'Tour',
  'programme.kind.article': 'Article',
  'programme.kind.voucher': 'Voucher',
  'programme.kind.codes': 'Voucher codes',
  'programme.kind.shipping': 'Shipping',
  'programme.kind.page': 'Page of text',
  'programme.kind.picture': 'Picture',
  'programme.kind.settings': 'Settings of the museum',
  'programme.kind.look': 'Logo and faces',
  'programme.kind.other': 'File',
} as const satisfies Readonly<Record<`programme.kind.${ThingKind}`, string>>;

const differences = {
  'programme.difference.money': '{where}: {before} → {after}',
  'programme.difference.value': '{where}: {before} → {after}',
  'programme.difference.picture': '{where}: {before} → {after}',
  'programme.difference.text': '{where}: text changed in {languages}',
  'programme.difference.added': '{where}: new',
  'programme.difference.removed': '{where}: taken out',
} as const satisfies Readonly<Record<`programme.difference.${Difference['what']}`, string>>;

export const programmeEn = {
  ...states,
  ...kinds,
  ...differences,
  'office.menu.programme': 'Programme',
  'programme.title': 'Programme',
  'programme.lead':
    'Everything that visitors see and buy, with its history. Nothing changes for visitors before it is published.',
  'programme.empty':
    'No revision is there yet. Send the folder of your museum once, or import it at the server with “npm run import”; from then on everything can be changed here.',
  'programme.column.number': 'Revision',
  'programme.column.state': 'State',
  'programme.column.reason': 'What for',
  'programme.column.maker': 'Who',
  'programme.column.made': 'When',
  'programme.number': 'No. {number}',
  'programme.wrong': '{count, plural, one {# thing is wrong} other {# things are wrong}}',
  'programme.outdated': 'not up to date',
  'programme.at': 'at {moment}',
  'programme.maker.shop': 'Foyer, at its first start',
  'programme.maker.command': '{name} (command line)',
  'programme.maker.forgotten': 'somebody who has left',
  'programme.first': 'First revision',
  'programme.new': 'Change the programme',
  'programme.new.title': 'Begin a draft',
  'programme.new.effect':
    'A draft of all that is published now. Visitors see nothing of it until somebody publishes it.',
  'programme.new.reason': 'What is it for?',
  'programme.new.reason.hint': 'For your colleagues: “Summer programme”, “New prices from January”.',
  'programme.new.submit': 'Begin a draft',
  'programme.new.done': 'The draft is there.',
  'programme.send': 'Send a folder',
  'programme.send.title': 'Send the folder of the museum',
  'programme.send.zip': 'Folder as a ZIP file',
  'programme.send.zip.hint':
    'The folder with museum.yaml, packed as .zip. Only what is new is sent. A file may have 32 MB, all of it 500 MB.',
  'programme.send.effect':
    'The folder becomes a draft and is checked. It takes the place of all that is published only when you publish it: what is not in the folder is then no longer sold.',
  'programme.send.submit': 'Send',
  'programme.send.progress': '{done} of {count} files',
  'programme.send.noZip': 'This file is no ZIP, or it is damaged.',
  'programme.send.noMuseum': 'There is no museum.yaml in it.',
  'programme.send.tooLarge': '{path} is larger than 32 MB. Please make it smaller.',
  'programme.send.all.tooLarge': 'All of it together is larger than 500 MB.',

  'revision.title': 'Programme no. {number}',
  'revision.made': 'Made',
  'revision.made.value': '{moment} by {maker}',
  'revision.base': 'Made from',
  'revision.published': 'Published',
  'revision.scheduled': 'Will be published',
  'revision.size': 'Size',
  'revision.size.value': '{count, plural, one {# file} other {# files}}, {size} MB',
  'revision.changes': 'What it changes',
  'revision.changes.none': 'Nothing: it is the same as the revision that it was made from.',
  'revision.changes.first': 'It is the first one; everything in it is new.',
  'revision.changes.added': '{name}: new',
  'revision.changes.removed': '{name}: taken out',
  'revision.change.nothing': 'nothing',
  'revision.problems': 'What is wrong',
  'revision.problems.lead':
    'This cannot be published like this. The check says what, and where in the files; its words are the same as at a terminal, in English.',
  'revision.problem.file': 'File',
  'revision.problem.line': 'Line',
  'revision.problem.reason': 'What',
  'revision.outdated.title': 'Something else was published meanwhile',
  'revision.outdated.text':
    'This draft was made from no. {base}; visitors see no. {live} now. Bring it up to date before you publish it, so that nothing is lost.',
  'revision.guarded':
    'It also changes settings of the museum that take other rights: {fields}. Whoever publishes it must have them.',
  'revision.update': 'Bring up to date',
  'revision.update.effect.none':
    'What was published meanwhile comes into this draft. Nobody has changed the same files twice.',
  'revision.update.effect':
    'What was published meanwhile comes into this draft. Of the files that both have changed, you choose which one stays.',
  'revision.update.mine': 'the one of this draft',
  'revision.update.theirs': 'the published one',
  'revision.update.done': 'The draft is up to date.',
  'revision.publish': 'Publish',
  'revision.publish.title': 'Publish no. {number}',
  'revision.publish.looking': 'Checking …',
  'revision.publish.effect': 'Visitors see it within a second. The check at the terminal says:',
  'revision.publish.wrong':
    'This cannot be published: {count, plural, one {# thing is wrong} other {# things are wrong}}.',
  'revision.publish.submit': 'Publish now',
  'revision.publish.done': 'Published.',
  'revision.schedule': 'Publish later',
  'revision.schedule.title': 'Publish no. {number} at a set time',
  'revision.schedule.day': 'Day',
  'revision.schedule.time': 'Time at the museum',
  'revision.schedule.effect':
    'It is published then by itself. If something else is published before, it is kept, unless both change the same file: then this becomes a draft again, and you are asked.',
  'revision.schedule.submit': 'Set the time',
  'revision.schedule.done': 'The time is set.',
  'revision.unschedule': 'Take the time back',
  'revision.unschedule.effect': 'It becomes a draft again and is not published by itself.',
  'revision.unschedule.done': 'It is a draft again.',
  'revision.takeBack': 'Go back to this',
  'revision.takeBack.title': 'Go back to no. {number}',
  'revision.takeBack.effect':
    'A new draft with everything as it was in no. {number}. Look at what it changes, then publish it. Sold tickets stay sold.',
  'revision.takeBack.reason': 'Why?',
  'revision.takeBack.submit': 'Make the draft',
  'revision.discard': 'Put away',
  'revision.discard.title': 'Put no. {number} away',
  'revision.discard.effect': 'It leaves the list. After thirty days its files are deleted.',
  'revision.discard.done': 'The draft is put away.',
  'revision.preview': 'Look at it in the shop',
  'revision.preview.hint':
    'Opens the shop as it would be, for two hours and for you alone. It takes some seconds.',
  'programme.preview.note': 'Preview of a draft: visitors do not see this, and nothing can be bought.',
  'programme.preview.end': 'End the preview',
  'programme.preview.noSelling': 'This is a preview: nothing can be bought or sent in it.',
  'revision.download': 'Download as a folder',
} as const;
