import { Controller, Get, HttpException, Param, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiResponse, ApiSecurity, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../http/openapi.js';
import { Public } from '../../http/request-check.guard.js';
import { Files } from './files.js';

const CSV = { 'text/csv': { schema: { type: 'string', format: 'binary', example: 'full_name,…' } as const } };

/** Files of runs. No API key: the signature in the address is the key. */
@Public()
@ApiTags('Runs')
@ApiSecurity({})
@Controller('v1/files')
export class FilesController {
  constructor(private readonly files: Files) {}

  @Get(':token/:file_name')
  @ApiOperation({
    operationId: 'getFile',
    summary: 'Download a file of a run',
    description: 'At the address that the run look-up gave: signed, for a while. Ranges are served.',
  })
  @ApiParam({
    name: 'token',
    description: 'Signature of the address',
    example: 'as the look-up gave it',
    schema: { type: 'string' },
  })
  @ApiParam({
    name: 'file_name',
    description: 'Name of the file',
    example: 'acme_leavers_3f0c8a52.csv',
    schema: { type: 'string' },
  })
  @ApiOkResponse({ description: 'The file', content: CSV })
  @ApiResponse({
    status: 206,
    description: 'The part that was asked for',
    content: CSV,
    headers: { 'Content-Range': { description: 'Which part', schema: { type: 'string', example: 'bytes 0-99/1000' } } },
  })
  @ApiError(404, 'The address is not ours, has expired, or the file was deleted', 'File not found')
  @ApiError(416, 'No such part', 'Range Not Satisfiable')
  @ApiError(503, 'The database is away at the moment', 'The database is temporarily unavailable')
  async download(
    @Param('token') token: string,
    @Param('file_name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const content = await this.files.find(token, name);
    if (!content) throw new HttpException({ detail: 'File not found' }, 404);
    void reply.headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`,
      'accept-ranges': 'bytes',
    });
    const range = rangeOf(request.headers.range, content.length);
    if (range === 'none') {
      void reply
        .header('content-range', `bytes */${String(content.length)}`)
        .header('content-type', 'application/json; charset=utf-8')
        .status(416)
        .send({ detail: 'Range Not Satisfiable' });
      return;
    }
    if (range)
      void reply
        .status(206)
        .header('content-range', `bytes ${String(range.from)}-${String(range.to)}/${String(content.length)}`);
    void reply.send(range ? content.subarray(range.from, range.to + 1) : content);
  }
}

/**
 * The one part that is asked for; undefined for the whole file, as for several parts, which nobody needs of a CSV file.
 */
function rangeOf(header: string | undefined, length: number): { from: number; to: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // "bytes=-5" asks for the last five.
  const [from, to] =
    first === ''
      ? [Math.max(0, length - Number(last)), length - 1]
      : [Number(first), Math.min(last === '' ? Infinity : Number(last), length - 1)];
  return from > to ? 'none' : { from, to };
}
