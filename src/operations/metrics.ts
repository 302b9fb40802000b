import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { within } from '../within.js';

/** Figures of one group of runs that have not ended. */
export interface OpenRuns {
  readonly pipeline: string;
  readonly status: string;
  readonly count: number;
  /** Age of the oldest one. */
  readonly ageSeconds: number;
}

/** Time (ms) in which Postgres counts the runs that have not ended: Prometheus itself waits for ten seconds. */
const OPEN_RUNS_WITHIN = 5000;

/** Every figure the service gives its operators, by its Prometheus name. Each process counts what it does itself. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private reading: Promise<readonly OpenRuns[]> | undefined;
  private openRuns: () => Promise<readonly OpenRuns[]> = () => Promise.resolve([]);

  readonly requests = new Histogram({
    name: 'hiring_http_request_duration_seconds',
    help: 'HTTP requests by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [this.registry],
  });
  readonly endedRuns = new Counter({
    name: 'hiring_runs_ended_total',
    help: 'Runs this process ended, by pipeline and status',
    labelNames: ['pipeline', 'status'] as const,
    registers: [this.registry],
  });
  readonly pages = new Counter({
    name: 'hiring_pages_total',
    help: 'Answers of other servers: page, refused or failed',
    labelNames: ['outcome'] as const,
    registers: [this.registry],
  });
  readonly renderedPages = new Histogram({
    name: 'hiring_rendered_page_duration_seconds',
    help: 'Pages opened in a browser: rendered, failed or crashed',
    labelNames: ['outcome'] as const,
    buckets: [0.5, 1, 2, 4, 8, 16, 32],
    registers: [this.registry],
  });
  readonly paidCalls = new Counter({
    name: 'hiring_paid_calls_total',
    help: 'Calls that cost somebody money, by service; answers read back from the ledger are not calls',
    labelNames: ['service'] as const,
    registers: [this.registry],
  });
  readonly paidCost = new Counter({
    name: 'hiring_paid_cost_dollars_total',
    help: 'US dollars those calls cost, as far as the service tells',
    labelNames: ['service'] as const,
    registers: [this.registry],
  });
  readonly findings = new Counter({
    name: 'hiring_findings_total',
    help: 'What ended runs reported as refused, not read, cut or doubtful, by pipeline, kind and code',
    labelNames: ['pipeline', 'kind', 'code'] as const,
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
    const open = new Gauge({
      name: 'hiring_runs_open',
      help: 'Runs that wait (QUEUED) or are worked on (RUNNING), by pipeline, in the whole system',
      labelNames: ['pipeline', 'status'] as const,
      registers: [this.registry],
      collect: async () => {
        const runs = await this.readOpenRuns();
        open.reset();
        for (const { pipeline, status, count } of runs) open.set({ pipeline, status }, count);
      },
    });
    const age = new Gauge({
      name: 'hiring_queue_age_seconds',
      help: 'Age of the oldest run that waits, by pipeline, in the whole system',
      labelNames: ['pipeline'] as const,
      registers: [this.registry],
      collect: async () => {
        const runs = await this.readOpenRuns();
        age.reset();
        for (const { pipeline, status, ageSeconds } of runs) if (status === 'QUEUED') age.set({ pipeline }, ageSeconds);
      },
    });
  }

  /** Says where the figures of the queue come from; they are asked for whenever the metrics are read. */
  readOpenRunsFrom(source: () => Promise<readonly OpenRuns[]>): void {
    this.openRuns = source;
  }

  /** Both gauges read the same rows. Without Postgres the figures of the process itself are still worth reading. */
  private readOpenRuns(): Promise<readonly OpenRuns[]> {
    this.reading ??= within(OPEN_RUNS_WITHIN, this.openRuns())
      .catch(() => [])
      .finally(() => {
        this.reading = undefined;
      });
    return this.reading;
  }
}
