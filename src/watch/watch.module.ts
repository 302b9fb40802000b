import { Module } from '@nestjs/common';
import { WatchKeeper } from './watch-keeper.js';
import { WatchStore } from './watch-store.js';

/** Watchlists: their rows, and the keeper that worker processes start. */
@Module({ providers: [WatchStore, WatchKeeper], exports: [WatchStore, WatchKeeper] })
export class WatchModule {}
