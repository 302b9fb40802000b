import { describe, expect, it } from '@jest/globals';
import { StartError } from '../errors.js';
import { readConfig } from './config.js';
import { misspeltSettings } from './misspelt-settings.js';

describe('misspeltSettings', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['WORKER_CONCURENCY', 'WORKER_CONCURRENCY'],
    ['SECRET_KEY', 'SECRETS_KEY'],
  ])('asks of %s whether %s was meant', (name, meant) => {
    expect(misspeltSettings({ [name]: 'x' })).toEqual([
      `${name} is no setting and has no effect: did you mean ${meant}?`,
    ]);
  });

  it('says nothing of settings, of what other programs need, and of a second name beside the right one', () => {
    const others = {
      HOME: '/',
      PATH: '/bin',
      HOSTNAME: 'x',
      SHELL: 'sh',
      LANGUAGE: 'en',
      NODE_OPTIONS: '',
      npm_config_cache: '',
    };
    expect(misspeltSettings({ PORT: '1', ...others })).toEqual([]);
    expect(misspeltSettings({ DATABASE_URL: 'x', DATABASE_URLS: 'y' })).toEqual([]);
  });
});

describe('wrong settings', () => {
  it.each(['DATABASE_URL', 'OUTGOING_PROXY_URL', 'LLM_BASE_URL'])('tell no password of %s', (name) => {
    // A sign that has to be written otherwise in a password makes the address none.
    const broken = (): unknown => readConfig({ [name]: 'postgresql://user:ge/heim@host:1/x' });
    expect(broken).toThrow(`${name} must be an address`);
    expect(broken).not.toThrow('heim');
  });

  it.each([
    ['HOST', '', 'must not be empty (it is "")'],
    ['DATA_DIR', ' ', 'must not be empty (it is " ")'],
    ['USER_AGENT', 'Acme\nBot', 'must be printable ASCII (it is "Acme\\nBot")'],
    ['USER_AGENT', '', 'must be printable ASCII (it is "")'],
    ['CORS_ORIGINS', '*', 'must be origins such as https://app.example, with commas between (it is "*")'],
    [
      'CORS_ORIGINS',
      'https://app.example/',
      'must be origins such as https://app.example, with commas between (it is "https://app.example/")',
    ],
    ['AGENCY_API_VERSIONS', '', 'must be versions such as v6, with commas between (it is "")'],
    ['AGENCY_API_VERSIONS', 'v6,6', 'must be versions such as v6, with commas between (it is "v6,6")'],
    ['SMTP_HELLO_NAME', 'mail example', 'must be one name of printable ASCII (it is "mail example")'],
    ['SMTP_SENDER', 'us', 'must be an e-mail address (it is "us")'],
    ['HEARTBEAT_SECONDS', '5', 'must be half of DEAD_AFTER_SECONDS (6) at most (it is 5)'],
  ])('%s=%j', (name, value, problem) => {
    expect(() => readConfig({ [name]: value })).toThrow(new StartError([`${name} ${problem}`]));
  });

  it('are none where what was told is right', () => {
    const { CORS_ORIGINS, AGENCY_API_VERSIONS, SMTP_SENDER } = readConfig({
      CORS_ORIGINS: 'https://app.example, http://localhost:5173',
      AGENCY_API_VERSIONS: 'v7, v6',
      SMTP_SENDER: 'probe@firm.example',
      HEARTBEAT_SECONDS: '5',
      DEAD_AFTER_SECONDS: '10',
    });
    expect(CORS_ORIGINS).toEqual(['https://app.example', 'http://localhost:5173']);
    expect([AGENCY_API_VERSIONS, SMTP_SENDER]).toEqual([['v7', 'v6'], 'probe@firm.example']);
  });

  it.each([
    ['HOST', '::'],
    ['HOST', '0.0.0.0'],
    ['CORS_ORIGINS', ''],
    ['CORS_ORIGINS', 'null'],
    ['CORS_ORIGINS', 'chrome-extension://abcdefghijklmnop,capacitor://localhost'],
    ['CORS_ORIGINS', 'http://[::1]:5173,https://xn--bckerei-5wa.example'],
    ['USER_AGENT', 'Acme/1.0 (X11; Linux x86_64) (+https://acme.example/bot; bot@acme.example)'],
    ['SMTP_HELLO_NAME', '[192.0.2.1]'],
    ['DATA_DIR', 'here'],
  ])('are none of what is legal: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).not.toThrow();
  });

  it.each(['8.8.8.8:99999', '8.8.8.8:0', '::1]:53', '[::1', '[8.8.8.8]:53', 'dns.example', '1.2.3'])(
    'are name servers that no resolver takes: %s',
    (value) => {
      expect(() => readConfig({ DNS_SERVERS: value })).toThrow(/DNS_SERVERS must be IP addresses/);
    },
  );

  it('are no name servers of the new kind, with and without a port', () => {
    const servers = ['2001:4860:4860::8888', '::1', '[::1]', '[::1]:5353', '127.0.0.1', '127.0.0.1:5353'];
    expect(readConfig({ DNS_SERVERS: servers.join(', ') }).DNS_SERVERS).toEqual(servers);
  });

  it('are no hosts as people write them: their rates are those of the hosts that are asked', () => {
    const rates = readConfig({ HOST_RATES: 'Jobs.Example.com=1/1,bücher.example=2.5/3' }).HOST_RATES;
    expect(rates.map(([host]) => host)).toEqual(['jobs.example.com', 'xn--bcher-kva.example']);
    for (const wrong of [
      'a.example=0/1',
      'a.example=1',
      'https://a.example=1/1',
      'a.example:80=1/1',
      '=1/1',
      '*.a.example=1/1',
    ])
      expect(() => readConfig({ HOST_RATES: wrong })).toThrow(/HOST_RATES must be host=/);
  });

  it.each(['PUBLIC_BASE_URL', 'PEOPLE_DATA_BASE_URL', 'REACHER_BASE_URL', 'LLM_BASE_URL', 'AGENCY_BASE_URL'] as const)(
    'paths are put behind %s: it ends in no slash, and has nothing that would end it',
    (name) => {
      const read = (value: string): unknown => readConfig({ [name]: value, LLM_MODEL: 'x' })[name];
      expect(read('HTTPS://jobs.example/app/')).toBe('https://jobs.example/app');
      expect(read('https://jobs.example')).toBe('https://jobs.example');
      for (const wrong of ['https://jobs.example/?a=1', 'https://jobs.example/#top'])
        expect(() => read(wrong)).toThrow(`${name} must be an address without ? and #`);
    },
  );

  it('are addresses without their slashes', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres:user:password' })).toThrow(/DATABASE_URL must be an address/);
    expect(() => readConfig({ AGENCY_BASE_URL: 'http:agency.example' })).toThrow(/AGENCY_BASE_URL must be an address/);
  });

  it.each(['localhost:3000', 'https//app.example', 'HTTPS://app.example', 'https://app.example:443', 'a://*'])(
    'are origins that no browser sends: %s',
    (value) => {
      expect(() => readConfig({ CORS_ORIGINS: value })).toThrow(/CORS_ORIGINS must be origins/);
    },
  );
});

it('a language model without a name is a clear start error', () => {
  const problems = (environment: Record<string, string>): readonly string[] => {
    try {
      readConfig(environment);
      return [];
    } catch (error) {
      return error instanceof StartError ? error.problems : ['another error'];
    }
  };
  expect(problems({ LLM_BASE_URL: 'http://localhost:11434/v1' })).toEqual([
    'LLM_MODEL must name the model to ask where LLM_BASE_URL is set',
  ]);
  expect(problems({ LLM_BASE_URL: 'http://localhost:11434/v1', LLM_MODEL: 'qwen3:8b' })).toEqual([]);
});
