import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { FieldRule, IsText, MaxLength, MinLength, ModelRule } from '../../http/fastapi/rules.js';
import { TriggerOptions } from '../../runs/http/trigger-options.dto.js';
import { bareDomainProblem } from '../../web/site-address.js';
import { hasText } from '../has-text.js';

/** Whose address to find. */
@ModelRule((body: EnrichPersonBody) =>
  hasText(body.company_name) || hasText(body.company_domain)
    ? undefined
    : 'at least one of company_name or company_domain is required',
)
export class EnrichPersonBody extends TriggerOptions {
  @ApiProperty({
    type: 'string',
    minLength: 1,
    maxLength: 300,
    description: 'Name of the person',
    example: 'Erika Mustermann',
  })
  @IsText()
  @MinLength(1)
  @MaxLength(300)
  @FieldRule((name: string) => (hasText(name) ? undefined : 'full_name must not be blank'))
  full_name!: string;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: 300,
    description: 'Name of the company; at least one of company_name and company_domain is required',
    example: 'Example GmbH',
  })
  @IsOptional()
  @IsText()
  @MaxLength(300)
  company_name?: string;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: 253,
    description: 'Bare domain of the company, without scheme, port and path',
    example: 'example.com',
  })
  @IsOptional()
  @IsText()
  @MaxLength(253)
  @FieldRule(bareDomainProblem)
  company_domain?: string;

  @ApiPropertyOptional({
    type: 'string',
    nullable: true,
    maxLength: 2048,
    description: "Address of the person's profile on the professional network: a /in/ address",
    example: 'https://www.linkedin.com/in/erika-mustermann',
  })
  @IsOptional()
  @IsText()
  @MaxLength(2048)
  @FieldRule(profileProblem)
  network_profile_url?: string;
}

function profileProblem(address: string): string | undefined {
  const isProfile = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.|www\.)?linkedin\.com\/in\/[^\s/?#]+\/?(?:[?#]\S*)?$/i.test(
    address.trim(),
  );
  return isProfile ? undefined : 'network_profile_url must be a /in/ profile address';
}

/** The request as a run gets it: checked, and without what is the trigger's own. */
export type EnrichPersonInput = Omit<Readonly<EnrichPersonBody>, keyof TriggerOptions>;
