import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { countObjectStreams, hiddenIn } from './pdf-files.ts';
import type { Refused } from './refused-content.ts';
import { inflateWithin, type Room, TooLarge } from './zip-package.ts';

/** Honest files of 4 MB stay far below these: 20 ms, and 50,000 objects. */
const LIMITS = { milliseconds: 2500, objects: 150_000, names: 20_000, unpackedBytes: 16 * 1024 * 1024, digits: 15 };

/** Names that stand for something that runs, opens a file or hides one. */
const NAMES = new Map<string, Refused>([
  ['/JavaScript', 'script'],
  ['/JS', 'script'],
  ['/XFA', 'script'],
  ['/OnInstantiate', 'script'],
  ['/Launch', 'launch'],
  ['/ImportData', 'launch'],
  ['/GoToR', 'launch'],
  ['/GoToE', 'launch'],
  ['/EmbeddedFile', 'attachments'],
  ['/EmbeddedFiles', 'attachments'],
  ['/EF', 'attachments'],
  ['/RichMedia', 'media'],
  ['/Encrypt', 'password'],
]);

/** Why a PDF is refused, from every object in it, those in compressed streams included; undefined if nothing is wrong. */
export async function readObjects(bytes: Buffer): Promise<Refused | undefined> {
  const findings = new Findings();
  await findings.during(() => new Reader(bytes, findings).parseDocument());
  // A stream that no object led to may still be reached through the table of offsets.
  if (findings.objectStreams < countObjectStreams(bytes)) findings.add('damaged');
  return findings.first;
}

/** What was found, and what the reading may still take. */
class Findings {
  readonly #found = new Set<Refused>();
  readonly #deadline = performance.now() + LIMITS.milliseconds;
  readonly #names = new Set<string>();
  readonly room: Room = { bytes: LIMITS.unpackedBytes };
  objectStreams = 0;
  #objects = 0;
  #steps = 0;
  #isStopped = false;

  /** What is wrong with the content rather than with its form, if anything. */
  get first(): Refused | undefined {
    const [first, second] = this.#found;
    return first === 'damaged' ? (second ?? first) : first;
  }

  add(refused: Refused): void {
    this.#found.add(refused);
  }

  /** Whatever the parser cannot read, a reader for people may: it is refused. */
  async during(work: () => unknown): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.add(error instanceof TooLarge ? 'tooLarge' : 'damaged');
    }
  }

  /** One step of the parser, which goes back and forth in a hostile file. */
  step(): void {
    const isLate = ++this.#steps % 4096 === 0 && performance.now() > this.#deadline;
    // At every step from then on, as the library tries again after an error.
    if (isLate || this.#isStopped) this.stop();
  }

  object(): void {
    if (++this.#objects > LIMITS.objects) this.stop();
  }

  /** Names are counted because the library keeps each for as long as the process lives. */
  name(name: string): void {
    const refused = NAMES.get(name);
    if (refused) this.add(refused);
    if (this.#names.add(name).size > LIMITS.names) this.stop();
  }

  stop(): never {
    this.#isStopped = true;
    this.add('tooLarge');
    throw new TooLarge();
  }
}

/** Reads a PDF, or the objects of a compressed stream, and reports the names that it meets. */
class Reader extends PDFParser {
  readonly #findings: Findings;

  constructor(bytes: Uint8Array, findings: Findings) {
    super(bytes, Infinity, true);
    this.#findings = findings;
    const next = this.bytes.next.bind(this.bytes);
    this.bytes.next = () => {
      findings.step();
      return next();
    };
  }

  /** All objects one behind the other. Their offsets are not followed: they could name one object many times. */
  readAll(): void {
    this.skipWhitespaceAndComments();
    while (!this.bytes.done()) {
      this.parseObject();
      this.skipWhitespaceAndComments();
    }
  }

  override parseObject(ref?: PDFRef): PDFObject {
    this.#findings.object();
    const object = super.parseObject(ref);
    if (!(object instanceof PDFRawStream)) return object;
    const { dict } = object;
    const type = dict.lookup(PDFName.of('Type'));
    const isObjectStream =
      type === PDFName.of('ObjStm') || (dict.has(PDFName.of('N')) && dict.has(PDFName.of('First')));
    if (isObjectStream) readObjectStream(object, this.#findings);
    // Without its content the library does not unpack it, which it would do without a limit.
    return isObjectStream || type === PDFName.of('XRef') ? dict : object;
  }

  protected override parseName(): PDFName {
    const name = super.parseName();
    this.#findings.name(name.asString());
    return name;
  }

  /** The library writes a line to the log for each number that is too large. */
  protected override parseRawNumber(): number {
    let digits = 0;
    while (isDigit(this.bytes.peekAhead(digits)))
      if (++digits > LIMITS.digits) throw new RangeError('a number that is too large');
    return super.parseRawNumber();
  }
}

function readObjectStream({ dict, contents }: PDFRawStream, findings: Findings): void {
  findings.objectStreams++;
  try {
    const unpacked = unpackStream(dict, contents, findings.room);
    const hidden = hiddenIn(unpacked);
    if (hidden) findings.add(hidden);
    const first = Number(dict.lookup(PDFName.of('First'))?.toString());
    if (!Number.isInteger(first) || first < 0) throw new RangeError('no first object');
    new Reader(unpacked.subarray(first), findings).readAll();
  } catch (error) {
    findings.add(error instanceof TooLarge ? 'tooLarge' : 'damaged');
    throw error;
  }
}

/** Of the compressions that a stream may have, and combine, programs that write PDFs use one for objects. */
function unpackStream(dict: PDFDict, contents: Uint8Array, room: Room): Buffer {
  const filter = dict.lookup(PDFName.of('Filter'));
  const only = filter instanceof PDFArray && filter.size() === 1 ? filter.lookup(0) : filter;
  const parameters = dict.lookup(PDFName.of('DecodeParms'));
  if (parameters && parameters !== PDFNull) throw new RangeError('a predictor');
  if (only === undefined) return Buffer.from(contents);
  if (only !== PDFName.of('FlateDecode')) throw new RangeError('an unusual compression');
  const unpacked = inflateWithin(contents, room, inflateSync);
  room.bytes -= unpacked.length;
  return unpacked;
}

const isDigit = (byte: number | undefined) => byte !== undefined && byte >= 0x30 && byte <= 0x39;
