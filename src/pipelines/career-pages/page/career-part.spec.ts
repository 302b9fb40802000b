import { describe, expect, it } from '@jest/globals';
import { parseHtml } from '../../../postings/page/tree/html.js';
import { careerPartOf } from './career-part.js';

const has = (html: string): boolean => careerPartOf(parseHtml(html), 'https://bakery.example/') !== undefined;

describe('a part of a page that is about careers', () => {
  it.each([
    '<a href="#jobs">Jobs</a><section id="jobs"><h2>Work</h2></section>',
    '<a href="/#work">Careers</a><section id="work"></section>',
    '<a href="index.html#work">Offene Stellen</a><a name="work"></a>',
    // Called so by its mark-up and its first words, where no menu leads to it.
    '<section id="career"><a name="x"></a><div>Join our team!</div><p>Baker</p></section>',
    '<div id="offene-stellen"><p>Jobs</p><p>Bäcker</p></div>',
  ])('is led to: %s', (html) => {
    expect(has(html)).toBe(true);
  });

  it.each([
    // A link that only opens a menu, one to another page, a route, and parts about other things.
    '<a href="#jobs">Jobs</a><section id="work"></section>',
    '<a href="#">Careers</a><section id="work"></section>',
    '<a href="/about#jobs">Jobs</a><section id="jobs"></section>',
    '<a href="#/jobs">Jobs</a><section id="/jobs"></section>',
    '<a href="#team">Our team</a><section id="team"></section>',
    '<a href="#join">Join our newsletter</a><section id="join"></section>',
    '<section id="career"><p>What Anna did before the mill</p></section>',
    '<section id="team"><p>Join our team!</p></section>',
    '<section id="news-jobs"><p>Flour</p><p>Jobs</p></section>',
  ])('is none: %s', (html) => {
    expect(has(html)).toBe(false);
  });
});
