import { describe, expect, it } from 'vitest';
import { afterKey, fit, isPaneSize, pixels, shares, sized } from './pane-size.ts';

const room = { total: 1000, rem: 14, least: 200, leastOther: 300 };

describe('pane sizes', () => {
  it('only a valid pane size is read', () => {
    expect(['18rem', '45.5%'].every(isPaneSize)).toBe(true);
    expect([null, '18px', '-4rem', '45%;color:red', 18].some(isPaneSize)).toBe(false);
  });

  it('both panes get their minimum width, the sized one first', () => {
    expect(fit(50, room)).toBe(200);
    expect(fit(900, room)).toBe(700);
    expect(fit(900, { ...room, total: 400 })).toBe(200);
  });

  it('a pane size keeps its unit', () => {
    expect(pixels('50%', room)).toBe(500);
    expect(pixels('20rem', room)).toBe(280);
    expect(sized(333, '50%', room)).toBe('33.3%');
    expect(sized(333, '20rem', room)).toBe('23.79rem');
    expect(sized(5, '20rem', room)).toBe('14.29rem');
  });

  it('a pane size is reported as a percentage of the whole', () => {
    expect(shares('40%', room)).toEqual({ now: 40, min: 20, max: 70 });
    expect(shares('40%', { ...room, total: 0 })).toEqual({ now: 0, min: 0, max: 0 });
  });

  it('arrow keys resize a pane, in larger steps with Shift, and Home and End go to the limits', () => {
    const key = (name: string, shiftKey = false) => afterKey({ key: name, shiftKey }, 400, 'ArrowRight');
    expect([key('ArrowRight'), key('ArrowLeft'), key('ArrowRight', true)]).toEqual([416, 384, 480]);
    expect(afterKey({ key: 'ArrowLeft', shiftKey: false }, 400, 'ArrowLeft')).toBe(416);
    expect([fit(key('Home') ?? 0, room), fit(key('End') ?? 0, room)]).toEqual([200, 700]);
    expect(key('a')).toBeUndefined();
  });
});
