import { describe, expect, it } from 'vitest';
import { healthByAddress, sharesOf } from './pool-facts.ts';

describe('shares of origins', () => {
  it('shares are proportional to the weights of enabled origins', () => {
    expect(sharesOf([{ weight: 1 }, { weight: 0.5 }, { weight: 1, enabled: false }])).toEqual([66.7, 33.3, 0]);
    expect(sharesOf([{}, {}])).toEqual([50, 50]);
  });

  it('there are no shares if nothing is enabled', () => {
    expect(sharesOf([{ weight: 0 }])).toEqual([undefined]);
    expect(sharesOf([])).toEqual([]);
  });
});

describe('health of origins', () => {
  const up = { healthy: true, rtt: '12ms' };
  const down = { healthy: false, failure_reason: 'TCP connection failed', rtt: '0s' };

  it('health is read by address', () => {
    const health = healthByAddress({
      pop_health: { healthy: true, origins: [{ '192.0.2.1': up }, { '192.0.2.2': down }] },
    });
    expect(health.get('192.0.2.1')).toEqual({ isHealthy: true, note: '12ms' });
    expect(health.get('192.0.2.2')).toEqual({ isHealthy: false, note: 'TCP connection failed' });
  });

  it('an origin is unhealthy if one region finds it so', () => {
    const regions = { 'Amsterdam, NL': { origins: [{ a: down }] }, 'Sydney, AU': { origins: [{ a: up }] } };
    expect(healthByAddress({ pop_health: regions }).get('a')?.isHealthy).toBe(false);
    expect(healthByAddress(null).size).toBe(0);
  });
});
