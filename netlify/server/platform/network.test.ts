import { describe, expect, it } from 'vitest';
import { networkOf } from './network.ts';

describe('a caller is counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['', ''],
    ['unix socket', 'unix socket'],
  ])('by the address %j as %j', (ip, network) => expect(networkOf(ip)).toBe(network));

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::3:4:5:6', '2001:db8:0:0::/64'],
    ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('by the /64 of %s', (ip, network) => expect(networkOf(ip)).toBe(network));
});
