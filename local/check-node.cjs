/* In the syntax of 2009, because it has to run on any Node: whether this one can run the product. Before each command of
   package.json that people start with. */

/* crypto.argon2 came with 24.7; import.meta.main and running TypeScript as it is are older. */
var NEEDED = [24, 7];

/* Platforms for which npm installs a Node that fits (optionalDependencies of package.json). */
var BROUGHT = ['linux-x64', 'linux-arm64', 'win32-x64', 'darwin-x64', 'darwin-arm64'];

/* One sentence that says what is missing and what to do, or '' if nothing is. */
function findProblem(version, platform, arch) {
  var parts = version.replace('v', '').split('.');
  var isNew = Number(parts[0]) > NEEDED[0] || (Number(parts[0]) === NEEDED[0] && Number(parts[1]) >= NEEDED[1]);
  if (isNew) return '';
  var place = platform + '-' + arch;
  var start = 'PlantSetu needs Node ' + NEEDED.join('.') + ' or newer, but this is ' + version;
  if (place === 'win32-arm64') {
    return (
      start +
      ': install the x64 version of Node 24, because PostgreSQL has no package for Windows on ARM, and run "npm ci" again.'
    );
  }
  if (BROUGHT.indexOf(place) >= 0) {
    return start + ' and npm has not installed its own: run "npm ci" again, without --omit=optional.';
  }
  return start + ' and npm has none for ' + place + ': install Node 24 and run "npm ci" again.';
}

module.exports.BROUGHT = BROUGHT;
module.exports.findProblem = findProblem;

if (require.main === module) {
  var problem = findProblem(process.version, process.platform, process.arch);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
}
