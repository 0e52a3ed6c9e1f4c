import { rmSync } from 'node:fs';
import { journeyFolder } from './servers.ts';

/** After the run: databases, mailboxes and museums are gone. */
const removeFolder = () => rmSync(journeyFolder, { recursive: true, force: true, maxRetries: 5 });

export default removeFolder;
