import { readFileSync } from 'node:fs';
import { Controller, Get, Header, Post, Query, Res, UseFilters, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public } from '../http/request-check.guard.js';
import { ConsoleFilter } from './console.filter.js';
import { ConsoleGuard, Form, OwnFormGuard } from './console.guard.js';
import { signInPage } from './pages/sign-in-page.js';
import { sendPage } from './send-page.js';
import { productFile } from '../product-files.js';
import { Sessions } from './sessions.js';

const HOME = '/console/runs';
const ASSET_LIFETIME = 'public, max-age=300';

/** The way into the console and out of it, and what its pages look like. */
@Public()
@ApiExcludeController()
@UseFilters(ConsoleFilter)
@Controller('console')
export class SignInController {
  private readonly style = readFileSync(productFile('console/assets/console.css'), 'utf8');
  private readonly script = readFileSync(productFile('console/assets/console.js'), 'utf8');

  constructor(private readonly sessions: Sessions) {}

  @Get()
  home(@Res() reply: FastifyReply): void {
    void reply.redirect(HOME, 303);
  }

  @Get('sign-in')
  ask(@Query('next') next: string | undefined, @Res() reply: FastifyReply): void {
    sendPage(reply, signInPage({ next: withinConsole(next) }));
  }

  @Post('sign-in')
  @UseGuards(OwnFormGuard)
  async signIn(@Form() form: URLSearchParams, @Res() reply: FastifyReply): Promise<void> {
    const next = withinConsole(form.get('next'));
    const cookie = await this.sessions.open((form.get('key') ?? '').trim());
    if (cookie === undefined) {
      sendPage(reply, signInPage({ problem: 'This is no API key of this service, or it has ended.', next }), 401);
      return;
    }
    void reply.header('set-cookie', cookie).redirect(next, 303);
  }

  @Post('sign-out')
  @UseGuards(ConsoleGuard)
  signOut(@Res() reply: FastifyReply): void {
    void reply.header('set-cookie', this.sessions.close()).redirect('/console/sign-in', 303);
  }

  @Get('assets/console.css')
  @Header('content-type', 'text/css; charset=utf-8')
  @Header('cache-control', ASSET_LIFETIME)
  css(): string {
    return this.style;
  }

  @Get('assets/console.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('cache-control', ASSET_LIFETIME)
  javascript(): string {
    return this.script;
  }
}

/** A path of the console; everything else leads home. */
function withinConsole(path: string | null | undefined): string {
  return path && /^\/console\/[\w/?&=%.:-]*$/.test(path) && !path.includes('..') ? path : HOME;
}
