import { type DynamicModule, Module } from '@nestjs/common';
import { WebFactory } from '../web/web-factory.js';
import { Files } from './http/files.js';
import { Pipelines } from './pipeline.js';
import { RunExecutor } from './work/run-executor.js';
import { PeopleStore } from '../people/people-store.js';
import { RunEnds } from './store/run-ends.js';
import { RunLists } from './store/run-lists.js';
import { RunStore } from './store/run-store.js';
import { Runs } from './http/runs.js';
import { RunWorker } from './work/worker.js';

/** The life of runs, for the pipelines the service is made of. */
@Module({})
export class RunsModule {
  static for(pipelines: Pipelines): DynamicModule {
    return {
      module: RunsModule,
      global: true,
      providers: [
        { provide: Pipelines, useValue: pipelines },
        RunStore,
        PeopleStore,
        Runs,
        RunEnds,
        RunLists,
        Files,
        RunExecutor,
        RunWorker,
        WebFactory,
      ],
      exports: [Pipelines, Runs, RunLists, Files, RunStore, PeopleStore, RunWorker, WebFactory],
    };
  }
}
