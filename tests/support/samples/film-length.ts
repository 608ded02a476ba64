/** Length of an MP4 in seconds. ISO/IEC 14496-12, 8.2.2: version and flags, two dates, units a second, length in these. */
export function secondsOfMp4(file: Buffer): number {
  const box = file.indexOf('mvhd') + 4;
  const isLong = file.readUInt8(box) === 1;
  const at = box + (isLong ? 20 : 12);
  return (isLong ? Number(file.readBigUInt64BE(at + 4)) : file.readUInt32BE(at + 4)) / file.readUInt32BE(at);
}
