import { execFileSync } from 'node:child_process';
import { projectFolder } from '../instance/project-folder.ts';

/** What the bundler of the functions inserts into them: the commit that is built, for `/api/health`. */
export const buildDefines = () => ({ 'process.env.COMMIT_REF': JSON.stringify(process.env.COMMIT_REF || gitCommit()) });

/** Blank outside a Git checkout. */
function gitCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: projectFolder, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return '';
  }
}
