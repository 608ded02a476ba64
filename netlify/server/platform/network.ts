import { isIPv6 } from 'node:net';

/**
 * The network that counts as one caller: an IPv4 address, or the /64 of an IPv6 address, which one customer of a provider
 * has to itself.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [before = '', after] = address.split('::');
  const groups = before.split(':').filter(Boolean);
  // Groups that `::` left out; those behind it are the host's, unless there are more than four of them.
  const rest = after?.split(':').filter(Boolean) ?? [];
  const missing = Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0');
  const prefix = [...groups, ...missing, ...rest].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
