# Errors of analyses.
error-analysis-of-what = укажите, что анализировать: партию или позицию, одно из двух
error-analysis-running = партия, которая ещё идёт, не анализируется
error-analysis-unknown = такого анализа нет
error-analysis-not-yours = остановить анализ может только тот, кто его запросил, пока он ждёт или идёт
error-analysis-too-long = слишком длинно для анализа: ходов { $found }, можно не больше { $most }
error-analysis-too-many = одновременно могут ждать не больше { $most } ваших анализов
error-analysis-busy = сейчас запрошено слишком много анализов; попробуйте позже
