import { BASE_URL } from '../../config/limits';
import { linksRule } from '../rules/links';
import { metadataRule } from '../rules/metadata';
import { namingRule } from '../rules/naming';
import { routesRule } from '../rules/routes';
import { stylesRule } from '../rules/styles';
import { home, page, redirect } from '../small-build';
import type { Defect } from './defect';

/** What is wrong with routes, links, metadata, names or styles of pages. */
export const pagesDefects: readonly Defect[] = [
  ['a listed route without a page', routesRule, { 'second/index.html': null }, /^\/second: no page in the build$/],
  [
    'a page that no list names',
    routesRule,
    { 'third/index.html': page('/third') },
    /^third\/index\.html: this route is not listed/,
  ],
  [
    'a page where a redirect is listed',
    routesRule,
    { 'old/index.html': page('/old') },
    /^old\/index\.html: should redirect$/,
  ],
  [
    'a redirect where a page is listed',
    routesRule,
    { 'second/index.html': redirect('/') },
    /redirects, but the list calls it a page$/,
  ],
  [
    'a page without main',
    routesRule,
    { 'second/index.html': page('/second', { body: '<h1>x</h1>' }) },
    /0 main elements/,
  ],
  [
    'two main elements',
    routesRule,
    { 'second/index.html': page('/second', { body: '<main></main><main></main>' }) },
    /2 main elements/,
  ],
  ['a dead link', linksRule, home(`<a href="${BASE_URL}nowhere">x</a>`), /nowhere leads to nothing$/],
  ['a dead relative link', linksRule, home('<a href="./nowhere">x</a>'), /\.\/nowhere leads to nothing$/],
  [
    'a dead anchor of another page',
    linksRule,
    home(`<a href="${BASE_URL}second#nowhere">x</a>`),
    /#nowhere has no such anchor$/,
  ],
  ['a dead anchor of the same page', linksRule, home('<a href="#nowhere">x</a>'), /#nowhere has no such anchor$/],
  ['a link that leaves the base path', linksRule, home('<a href="/elsewhere">x</a>'), /leaves the base path/],
  ['an empty link', linksRule, home('<a href="">x</a>'), /^index\.html: empty link$/],
  [
    'an image that is not there',
    linksRule,
    home(`<img src="${BASE_URL}nope.png" alt="">`),
    /nope\.png leads to nothing$/,
  ],
  ['a script that is not there', linksRule, { 'script.js': null }, /script\.js leads to nothing/],
  ['a style sheet that is not there', linksRule, { 'style.css': null }, /style\.css leads to nothing/],
  [
    'a title without the name of the site',
    metadataRule,
    { 'index.html': page('/', { title: 'Home' }) },
    /does not end in "SDK Docs"$/,
  ],
  [
    'two pages with one title',
    metadataRule,
    { 'second/index.html': page('/second', { title: 'Home | SDK Docs' }) },
    /same title as index\.html/,
  ],
  ['no description', metadataRule, { 'index.html': page('/', { description: null }) }, /no description$/],
  [
    'two pages with one description',
    metadataRule,
    { 'second/index.html': page('/second', { description: 'What Home is about.' }) },
    /same description as index\.html/,
  ],
  ['no h1', metadataRule, { 'index.html': page('/', { body: '<main><h2>x</h2></main>' }) }, /0 h1, expected one$/],
  ['two h1', metadataRule, home('<h1>Again</h1>'), /2 h1, expected one$/],
  ['a heading level left out', metadataRule, home('<h3>Deep</h3>'), /h3 follows h1$/],
  ['no canonical address', metadataRule, { 'index.html': page('/', { canonical: null }) }, /canonical is missing$/],
  [
    'a canonical address of another page',
    metadataRule,
    { 'second/index.html': page('/second', { canonical: `https://site.test${BASE_URL}first` }) },
    /canonical is .*first$/,
  ],
  ['no social card', metadataRule, { 'index.html': page('/', { card: null }) }, /no social card image$/],
  ['an id that stands twice', metadataRule, home('<p id="a"></p><p id="a"></p>'), /the id "a" stands twice$/],
  ['a link without a name', namingRule, home(`<a href="${BASE_URL}second"></a>`), /a without a name/],
  ['a button named by a cross', namingRule, home('<button>✕</button>'), /button without a name/],
  ['an image without alt', namingRule, home('<img src="x.png">'), /image without alt: x\.png$/],
  ['a class without styles', stylesRule, home('<p class="hero">x</p>'), /: \.hero has no styles/],
  ['an element without styles', stylesRule, home('<kbd>x</kbd>'), /: kbd has no styles/],
  [
    'a theme component without styles',
    stylesRule,
    home('<ul class="contains-task-list"></ul>'),
    /: \.contains-task-list has no styles/,
  ],
];
