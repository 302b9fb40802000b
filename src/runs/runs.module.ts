import { type DynamicModule, Module } from '@nestjs/common';
import { WebFactory } from '../web/web-factory.js';
import { PIPELINES, type PipelineList } from './pipelines.token.js';
import { FilesController } from './files.controller.js';
import { Files } from './files.js';
import { RunExecutor } from './run-executor.js';
import { PeopleStore } from '../people/people-store.js';
import { RunEnds } from './run-ends.js';
import { RunLists } from './run-lists.js';
import { RunListController } from './run-list.controller.js';
import { RunStore } from './run-store.js';
import { Runs } from './runs.js';
import { RunsController } from './runs.controller.js';
import { RunWorker } from './worker.js';

/** The life of runs, for the pipelines the service is made of. */
@Module({})
export class RunsModule {
  static for(pipelines: PipelineList): DynamicModule {
    return {
      module: RunsModule,
      global: true,
      providers: [
        { provide: PIPELINES, useValue: pipelines },
        RunStore,
        PeopleStore,
        Runs,
        RunEnds,
        RunLists,
        RunExecutor,
        RunWorker,
        WebFactory,
      ],
      exports: [PIPELINES, Runs, RunLists, RunStore, PeopleStore, RunWorker],
    };
  }
}

/** The look-up of any run over HTTP, and the files that runs made. */
@Module({ controllers: [RunsController, RunListController, FilesController], providers: [Files] })
export class RunLookupModule {}
