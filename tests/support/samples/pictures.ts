import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A picture of two colours, so that rotating and cropping can be detected. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#12706d' } }).composite([
    {
      input: Buffer.from(
        `<svg width="${width / 2}" height="${height}"><rect width="100%" height="100%" fill="#f28c1b"/></svg>`,
      ),
      left: 0,
      top: 0,
    },
  ]);

/** A PNG of a few bytes that claims to be this large. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}
