import { describe, expect, it } from '@jest/globals';
import { carriedData } from './carried-data.js';
import { literalsIn } from './code-literals.js';
import { unflattened } from './flattened-data.js';
import { parseHtml } from '../tree/html.js';

const carried = (html: string): unknown[] => carriedData(parseHtml(html));

describe('the data a page carries', () => {
  it.each([
    [
      'an object as scripts write it, in an attribute',
      `<div x-data="{ open: null, jobs: [{ title: 'Baker', location: 'Leeds', hours: '30' }, { title: 'Miller' }] }"></div>`,
      { open: null, jobs: [{ title: 'Baker', location: 'Leeds', hours: '30' }, { title: 'Miller' }] },
    ],
    [
      'a call in an attribute',
      `<div x-data="jobList([{ title: 'Baker', location: 'Leeds', hours: '30 a week' }])"></div>`,
      [{ title: 'Baker', location: 'Leeds', hours: '30 a week' }],
    ],
    [
      'JSON in a script',
      '<script type="application/json">{"a":[{"title":"Baker"}]}</script>',
      { a: [{ title: 'Baker' }] },
    ],
    [
      'a payload of places, dates and repeated values among them',
      '<script type="application/json">[{"jobs":1,"at":4},[2,2],{"title":3},"Baker",["Date","2026-01-02"]]</script>',
      { jobs: [{ title: 'Baker' }, { title: 'Baker' }], at: '2026-01-02' },
    ],
    [
      'a stream whose names have places of their own',
      `<script>stream.enqueue(${JSON.stringify(JSON.stringify([{ _1: 2 }, 'vacancies', [3], { _4: 5 }, 'title', `Baker of ${'very '.repeat(20)}good bread`]))})</script>`,
      { vacancies: [{ title: `Baker of ${'very '.repeat(20)}good bread` }] },
    ],
    [
      'a stream in pieces, with what it promised in lines of their own',
      ['[{"_1":2},"vacancies",["P",2],', '["P",9]]\nP2:[[5],{"_6":7},"title","Baker"]\nE9:[', '"late"]\nP7:broken']
        .map((part) => `<script>x.streamController.enqueue(${JSON.stringify(part)})</script>`)
        .join(''),
      { vacancies: [{ title: 'Baker' }] },
    ],
    [
      'data whose parts are given places, and named by them again',
      '<script>x=($R=>$R[0]={jobs:$R[1]=[$R[2]={title:"Baker",at:$R[3]={city:"Bonn"}},$R[4]={title:"Smith",at:$R[3]}]})($R.a)</script>',
      {
        jobs: [
          { title: 'Baker', at: { city: 'Bonn' } },
          { title: 'Smith', at: { city: 'Bonn' } },
        ],
      },
    ],
    [
      'a function that is called with what repeats',
      '<script>window.x=(function(a,b){return {data:[{title:"Baker",place:a,open:!0,gone:b,pay:void 0}]}}("Bonn",null))</script>',
      { data: [{ title: 'Baker', place: 'Bonn', open: true, gone: null, pay: undefined }] },
    ],
    [
      'props of an island',
      `<x-island props="${JSON.stringify({
        jobs: [
          1,
          [
            [
              0,
              {
                title: [0, 'Baker'],
                tags: [
                  1,
                  [
                    [0, 'oven'],
                    [0, 'night'],
                  ],
                ],
              },
            ],
          ],
        ],
      }).replaceAll('"', '&quot;')}"></x-island>`,
      { jobs: [{ title: 'Baker', tags: ['oven', 'night'] }] },
    ],
  ])('%s', (_what, html, expected) => {
    expect(carried(html)[0]).toEqual(expected);
  });

  it('flight data of Next, cut anywhere, with long texts apart', () => {
    const text = 'Bäckt Brot.\n1:"no row"';
    const stream = `2:T${Buffer.byteLength(text).toString(16)},${text}0:["$","main",null,{"children":["$","$L3",null,{"jobs":[{"title":"Baker","text":"$2"}]}]}]\n`;
    const parts = [stream.slice(0, 30), stream.slice(30)].map(
      (part) => `<script>self.__next_f.push([1,${JSON.stringify(part)}])</script>`,
    );
    expect(carried(parts.join(''))).toContainEqual({ jobs: [{ title: 'Baker', text }] });
  });

  it('nothing is run, and what is broken, deep or names itself does no harm', () => {
    expect(literalsIn('const jobs=[{title:"Baker",x:steal()}]')).toEqual([[{ title: 'Baker', x: undefined }]]);
    expect(literalsIn('const a = {')).toEqual([]);
    expect(literalsIn(`x=${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toEqual([]);
    expect(literalsIn(`x=${'a+'.repeat(50_000)}1;y={title:"Baker"}`)).toEqual([]);
    const cycle = unflattened([{ a: 1 }, { b: 0 }, 'x', 'y']) as { a: { b: unknown } };
    expect(cycle.a.b).toBe(cycle);
    expect(unflattened(JSON.parse('[{"__proto__":1,"a":2},{"polluted":3},"x",true]'))).not.toHaveProperty('polluted');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
