import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsEnum, IsOptional } from 'class-validator';
import { FORMATS, type Format } from './formats.js';

const FILES = ['leavers', 'new_company_dms', 'old_company_dms'];

/** How to export a run. */
export class ExportQuery {
  @ApiPropertyOptional({ type: 'string', enum: [...FORMATS], default: 'csv', description: 'Format', example: 'csv' })
  @IsOptional()
  @IsEnum(FORMATS)
  format: Format = 'csv';

  @ApiPropertyOptional({
    type: 'string',
    enum: FILES,
    description: 'Which file of a leavers run; the leavers by default',
    example: 'leavers',
  })
  @IsOptional()
  @IsEnum(FILES)
  file?: string;
}
