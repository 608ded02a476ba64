import { projectFolder } from '../instance/project-folder.ts';
import { findMistakes, formatMistake } from './mistakes.ts';

/** `npm run check:content`: names each mistake in the site's content, with the file, the line and what to do. */
const mistakes = findMistakes(projectFolder);
for (const mistake of mistakes) console.error(formatMistake(mistake));
if (mistakes.length) process.exitCode = 1;
else console.log('The content of the site has no mistakes.');
